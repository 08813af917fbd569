import type { Locale } from '../../language/locales';
import { renameIds } from '../condition';
import { brokenComparisons } from '../condition-rules';
import { itemsOfWire } from '../files/wire-items';
import type { TemplateItem } from './template.contract';
import { type AskedQuestion, adoptQuestions, idsInTemplate } from './template-edits';
import { itemsIn, itemsOfSection, ownTextIn, textIn } from './template-items';

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
 * are, whatever questions they share with it. Conditions on questions outside of the section refer to the same questions
 * of the template; `brokenReferences` lists those that it does not have.
 */
export function withSection(
  items: readonly TemplateItem[],
  { section, all }: { section: readonly AskedQuestion[]; all: readonly AskedQuestion[] },
  input: SectionInput,
): TemplateItem[] {
  const heading = sectionInTemplate(items, section[0], input);
  const replaced = heading ? itemsOfSection(items, heading._id) : [];
  const at = heading ? items.indexOf(heading) : items.length;
  const [above, below] = [items.slice(0, at), items.slice(at + replaced.length)];
  const inside = new Set(section.map(({ _id }) => _id));
  const others = all.filter(({ _id }) => !inside.has(_id));
  const outside = idsInTemplate([...above, ...below], others, input);
  return [...above, ...adoptQuestions(replaced, section, { ...input, outside }), ...below];
}

interface BrokenReference {
  /** Title of the item with the condition. */
  title: string;
  /** Title of the question that it names; empty if neither the template nor the questionnaire has it. */
  question: string;
}

/**
 * Lists the conditions of a template's items on questions or options that are not above them in the template.
 * `questions` are those of the questionnaire from which the items were made.
 */
export function brokenReferences(
  items: readonly TemplateItem[],
  questions: readonly AskedQuestion[],
  locale: Locale,
): BrokenReference[] {
  const titles = new Map([
    ...questions.map(({ _id, title }) => [_id, title.trim()] as const),
    ...items.map(({ _id, title }) => [_id, textIn(title, locale)] as const),
  ]);
  return brokenComparisons(itemsOfWire(itemsIn(items, locale))).flatMap(({ item, comparisons }) => {
    const named = comparisons.flatMap((one) => ('fact' in one ? [] : [titles.get(one.question) ?? '']));
    return [...new Set(named)].map((question) => ({ title: titles.get(item.id) ?? '', question }));
  });
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
