import type { Locale } from '../../language/locales';
import { renameIds } from '../condition';
import type { TemplateItem } from './template.contract';
import { type AskedQuestion, adoptQuestions } from './template-edits';
import { itemsOfSection, ownTextIn } from './template-items';

interface SectionInput {
  /** Language of the questions. */
  locale: Locale;
  /** Id of the template. */
  template: string;
  newId: () => string;
}

/**
 * Returns the heading of the template's section that a section of a questionnaire would replace: the one from which it
 * was taken over, or else the one with the same text in the language. Null: the section is new to the template.
 */
export function sectionInTemplate(
  items: readonly TemplateItem[],
  heading: Pick<AskedQuestion, 'title' | 'source'> | undefined,
  { locale, template }: Pick<SectionInput, 'locale' | 'template'>,
): TemplateItem | null {
  if (!heading) return null;
  const { source, title } = heading;
  const headings = items.filter(({ type }) => type === 'section');
  const nameOf = (text: string): string => text.trim().toLowerCase();
  return (
    headings.find(({ _id }) => source?.template === template && _id === source.item) ??
    headings.find((one) => nameOf(title) !== '' && nameOf(ownTextIn(one.title, locale)) === nameOf(title)) ??
    null
  );
}

/**
 * Returns the template's items with a section of a questionnaire: in place of the section of `sectionInTemplate`, whose
 * questions keep ids and texts of other languages as `adoptQuestions` says, or at the end. Other sections stay as they
 * are, whatever questions they share with it.
 */
export function withSection(
  items: readonly TemplateItem[],
  questions: readonly AskedQuestion[],
  input: SectionInput,
): TemplateItem[] {
  const heading = sectionInTemplate(items, questions[0], input);
  const replaced = heading ? itemsOfSection(items, heading._id) : [];
  const at = heading ? items.indexOf(heading) : items.length;
  return [...items.slice(0, at), ...adoptQuestions(replaced, questions, input), ...items.slice(at + replaced.length)];
}

/**
 * Returns copies of a template's items with ids of their own and all their texts, for another template. Conditions on
 * copied questions follow them; others become conditions on a missing question, which the builder shows.
 */
export function copiedItems(items: readonly TemplateItem[], newId: () => string): TemplateItem[] {
  const ids = new Map(
    items.flatMap(({ _id, options }) => [_id, ...options.map((one) => one._id)]).map((id) => [id, newId()]),
  );
  const idOf = (id: string): string => ids.get(id) ?? id;
  return items.map((item) => ({
    ...item,
    _id: idOf(item._id),
    ...(item.show_if ? { show_if: renameIds(item.show_if, ids) } : {}),
    options: item.options.map((option) => ({
      ...option,
      _id: idOf(option._id),
      ...(option.show_if ? { show_if: renameIds(option.show_if, ids) } : {}),
    })),
  }));
}
