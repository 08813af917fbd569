import { numberFormatter, pluralRules } from '@homologa/domain/language/formatters';
import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { readerNumbers } from './reader-region';

/** The text of some words in the language that is shown, its places filled. */
export type Text = (words: Words, values?: PlaceValues) => string;

const FORMS = ' || ';

/**
 * A text in a language with its `{places}` filled, numbers as its reader writes them. A text with two forms,
 * `one || other`, is chosen by `values.count` and the language's plural rule.
 */
export function fillText(words: Words, locale: Locale, values: PlaceValues = {}): string {
  const [one = '', other] = words[locale].split(FORMS);
  const isOne = other === undefined || pluralRules(locale).select(Number(values['count'] ?? 0)) === 'one';
  const written = Object.entries(values).map(
    ([name, value]) =>
      [name, typeof value === 'number' ? numberFormatter(readerNumbers(locale)).format(value) : value] as const,
  );
  return interpolate(isOne ? one : other, Object.fromEntries(written));
}
