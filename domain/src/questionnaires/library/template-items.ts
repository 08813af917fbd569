import { LOCALES, type Locale } from '../../language/locales';
import type { AnswerFormat } from '../answer-format';
import { isAnswerable } from '../questionnaire-rules';
import type { ItemSource, TemplateItem, Texts, UnstoredQuestion } from './template.contract';

/** Returns the text in the language, or in the first language that has one. */
export const textIn = (texts: Texts, locale: Locale): string =>
  texts[locale]?.trim() || LOCALES.map((one) => texts[one]?.trim()).find(Boolean) || '';

/** Returns the text in the language, empty if it is missing. */
export const ownTextIn = (texts: Texts, locale: Locale): string => texts[locale]?.trim() ?? '';

export const countQuestions = (items: readonly Pick<TemplateItem, 'type'>[]): number =>
  items.filter(({ type }) => isAnswerable(type)).length;

/** Lists the titles of an item, its options and its table's columns. */
const textsOf = ({ title, options, format, column_titles = {} }: TemplateItem): Texts[] => [
  title,
  ...options.map(({ value }) => value),
  ...(format?.kind === 'table' ? format.columns.map(({ id }) => column_titles[id] ?? {}) : []),
];

/** Tables of which no column has a text per language show the format's own titles in every language. */
const isTranslated = ({ format, column_titles }: TemplateItem): boolean =>
  format?.kind !== 'table' || column_titles !== undefined;

/** Lists the ids of the items that lack a text of their own in the language. */
export const itemsWithoutText = (items: readonly TemplateItem[], locale: Locale): string[] =>
  items.flatMap((item) => {
    const texts = isTranslated(item) ? textsOf(item) : [item.title, ...item.options.map(({ value }) => value)];
    return texts.some((one) => ownTextIn(one, locale) === '') ? [item._id] : [];
  });

/** Counts per language the items that lack a text. */
export const missingTexts = (items: readonly TemplateItem[]): Record<Locale, number> => ({
  en: itemsWithoutText(items, 'en').length,
  es: itemsWithoutText(items, 'es').length,
  'pt-BR': itemsWithoutText(items, 'pt-BR').length,
});

function formatIn({ format, column_titles }: TemplateItem, locale: Locale): AnswerFormat | undefined {
  if (format?.kind !== 'table' || !column_titles) return format;
  const columns = format.columns.map((column) => ({
    ...column,
    title: textIn(column_titles[column.id] ?? {}, locale) || column.title,
  }));
  return { ...format, columns };
}

/**
 * Returns the questionnaire in one language, with the ids of the template. `isWhole` replaces missing texts by those of
 * another language; `from` names the template as the source of each item.
 */
export function itemsIn(
  items: readonly TemplateItem[],
  locale: Locale,
  { isWhole = true, from }: { isWhole?: boolean; from?: Pick<ItemSource, 'template' | 'version'> } = {},
): UnstoredQuestion[] {
  const text = isWhole ? textIn : ownTextIn;
  return items.map((item) => {
    const format = formatIn(item, locale);
    return {
      _id: item._id,
      id: item._id,
      type: item.type,
      title: text(item.title, locale),
      required: item.required,
      options: item.options.map(({ value, ...option }) => ({ ...option, value: text(value, locale) })),
      file: null,
      ...(item.show_if ? { show_if: item.show_if } : {}),
      ...(format ? { format } : {}),
      ...(item.allow_na ? { allow_na: true as const } : {}),
      ...(item.points ? { points: item.points } : {}),
      ...(item.weight === undefined ? {} : { weight: item.weight }),
      ...(from ? { source: { ...from, item: item._id, language: locale } } : {}),
    };
  });
}

/** Returns the items of one section with its heading; null returns all items. */
export function itemsOfSection<Item extends { _id: string; type: string | null }>(
  items: readonly Item[],
  sectionId: string | null,
): Item[] {
  if (sectionId === null) return [...items];
  const from = items.findIndex(({ _id }) => _id === sectionId);
  const next = items.findIndex(({ type }, at) => at > from && type === 'section');
  return from < 0 ? [] : items.slice(from, next < 0 ? undefined : next);
}

/** Lower case without accents, so that a search for "politica" finds "Política". */
export const foldedText = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns what a search looks through: title, description and questions in all languages, folded. */
export const searchTextOf = (title: Texts, description: Texts, items: readonly TemplateItem[]): string =>
  foldedText(
    [title, description, ...items.map((item) => item.title)]
      .flatMap((texts) => LOCALES.map((locale) => ownTextIn(texts, locale)))
      .filter(Boolean)
      .join('\n'),
  );
