import type { Locale } from '../../language/locales';
import { isLocale } from '../../language/locales';
import { type Condition, renameIds } from '../condition';
import { hasOptions } from '../questionnaire-rules';
import type { TemplateItem, Texts, UnstoredQuestion } from './template.contract';
import { itemsIn, ownTextIn } from './template-items';

/** Question of a questionnaire in one language, from which an item of a template is made. */
export type AskedQuestion = Omit<UnstoredQuestion, 'id' | 'file'>;

/** Sets the text in one language; an empty text is missing. */
export function withText(texts: Texts, locale: Locale, text: string): Texts {
  const kept = Object.entries(texts).filter(([key, value]) => isLocale(key) && key !== locale && value?.trim());
  const own = text.trim();
  return Object.fromEntries([...kept, ...(own === '' ? [] : [[locale, own]])]) as Texts;
}

type Format = NonNullable<TemplateItem['format']>;

/** Keeps the columns' texts of other languages; the format itself keeps a title for languages without one. */
function columnsOf(
  format: Format | undefined,
  before: TemplateItem | undefined,
  locale: Locale,
): Pick<TemplateItem, 'format' | 'column_titles'> {
  if (!format) return {};
  if (format.kind !== 'table') return { format };
  const old = before?.format?.kind === 'table' ? before.format.columns : [];
  const known = before?.column_titles;
  const isSame = (id: string, title: string): boolean => old.find((one) => one.id === id)?.title === title;
  // A table that is the same in every language stays so until a title is changed in one of them.
  if (before && !known && format.columns.every(({ id, title }) => isSame(id, title))) return { format };
  const titles = format.columns.map(({ id, title }) => {
    const texts = known?.[id] ?? {};
    const isBorrowed = ownTextIn(texts, locale) === '' && shownTitle(before, id, locale) === title;
    return [id, isBorrowed ? texts : withText(texts, locale, title)] as const;
  });
  const columns = format.columns.map((column) => {
    const title = old.find(({ id }) => id === column.id)?.title;
    return title ? { ...column, title } : column;
  });
  return { format: { ...format, columns }, column_titles: Object.fromEntries(titles) };
}

function shownTitle(before: TemplateItem | undefined, id: string, locale: Locale): string | undefined {
  const format = before ? itemsIn([before], locale)[0]?.format : undefined;
  return format?.kind === 'table' ? format.columns.find((column) => column.id === id)?.title : undefined;
}

/**
 * Returns the template's items after an edit in one language: structure and texts of this language are those of the
 * questions, texts of other languages stay. Questions and options are the same if their ids are.
 */
export function withQuestions(
  items: readonly TemplateItem[],
  questions: readonly AskedQuestion[],
  locale: Locale,
): TemplateItem[] {
  const known = new Map(items.map((item) => [item._id, item]));
  return questions.flatMap((question) => {
    const { type } = question;
    if (type === null || type === 'attachment') return [];
    const before = known.get(question._id);
    const values = new Map(before?.options.map((option) => [option._id, option.value]));
    return [
      {
        _id: question._id,
        type,
        title: withText(before?.title ?? {}, locale, question.title),
        required: question.required,
        options: hasOptions(type)
          ? question.options.map(({ value, show_if, points, knock_out, _id }) => ({
              _id,
              value: withText(values.get(_id) ?? {}, locale, value),
              ...(show_if ? { show_if } : {}),
              ...(points == null ? {} : { points }),
              ...(knock_out ? { knock_out } : {}),
            }))
          : [],
        ...(question.show_if ? { show_if: question.show_if } : {}),
        ...columnsOf(type === 'input' ? question.format : undefined, before, locale),
        ...(question.allow_na ? { allow_na: true as const } : {}),
        ...(question.points ? { points: question.points } : {}),
        ...(question.weight == null || type !== 'section' ? {} : { weight: question.weight }),
      },
    ];
  });
}

export interface AdoptInput {
  /** Language of the questions. */
  locale: Locale;
  template: string | null;
  newId: () => string;
  outside?: ReadonlyMap<string, string>;
}

const nameOf = ({ type, title }: Pick<AskedQuestion, 'type' | 'title'>): string =>
  `${type ?? ''} ${title.trim().toLowerCase()}`;

/**
 * Returns the template's items as a workflow has the questions. A question is the same if it came from this template, or
 * else if it has the same text in the language; its texts of other languages stay, unless its text was changed: they
 * would say something else. `newId` names what the template does not have yet. `outside` has the template's ids of
 * questions and options that conditions name and that are not among the questions.
 */
export function adoptQuestions(
  items: readonly TemplateItem[],
  questions: readonly AskedQuestion[],
  { locale, template, newId, outside }: AdoptInput,
): TemplateItem[] {
  const left = new Map(items.map((item) => [item._id, item]));
  const take = (id: string | undefined): TemplateItem | undefined => {
    const item = id === undefined ? undefined : left.get(id);
    if (item) left.delete(item._id);
    return item;
  };
  const asked = questions.filter(({ type }) => type !== null && type !== 'attachment');
  const bySource = asked.map(({ source }) => (source && source.template === template ? take(source.item) : undefined));
  const ids = new Map(outside);
  const known: TemplateItem[] = [];
  const named = asked.map((question, at) => {
    const same = [...left.values()].find(
      (one) => nameOf({ type: one.type, title: ownTextIn(one.title, locale) }) === nameOf(question),
    );
    const before = bySource[at] ?? take(same?._id);
    const id = before?._id ?? newId();
    ids.set(question._id, id);
    const free = [...(before?.options ?? [])];
    const options = question.options.map((option) => {
      const place = free.findIndex(({ value }) => ownTextIn(value, locale) === option.value.trim());
      const own = (place < 0 ? undefined : free.splice(place, 1)[0]?._id) ?? newId();
      ids.set(option._id, own);
      return { ...option, _id: own };
    });
    if (before)
      known.push(ownTextIn(before.title, locale) === question.title.trim() ? before : { ...before, title: {} });
    return { ...question, _id: id, options };
  });
  const renamed = (condition: Condition | undefined): { show_if?: Condition } =>
    condition ? { show_if: renameIds(condition, ids) } : {};
  const result = named.map(({ show_if, ...question }) => ({
    ...question,
    ...renamed(show_if),
    options: question.options.map(({ show_if: shown, ...option }) => ({ ...option, ...renamed(shown) })),
  }));
  return withQuestions(known, result, locale);
}

/**
 * Maps the ids of questions and options to those of the template's items that they are: the items from which they came,
 * or else items with the same text in the language. Options are the same if their texts are. Others have no entry.
 */
export function idsInTemplate(
  items: readonly TemplateItem[],
  questions: readonly AskedQuestion[],
  { locale, template }: Pick<AdoptInput, 'locale' | 'template'>,
): Map<string, string> {
  const ids = new Map<string, string>();
  for (const question of questions) {
    const source = question.source?.template === template ? question.source : undefined;
    const item =
      items.find(({ _id }) => _id === source?.item) ??
      items.find((one) => nameOf({ type: one.type, title: ownTextIn(one.title, locale) }) === nameOf(question));
    if (!item) continue;
    ids.set(question._id, item._id);
    const languages = [locale, ...(source ? [source.language] : [])];
    const free = [...item.options];
    for (const option of question.options) {
      const place = free.findIndex(({ value }) =>
        languages.some((one) => ownTextIn(value, one) === option.value.trim()),
      );
      const [same] = place < 0 ? [] : free.splice(place, 1);
      if (same) ids.set(option._id, same._id);
    }
  }
  return ids;
}
