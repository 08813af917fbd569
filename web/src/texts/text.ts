import { numberFormatter, pluralRules } from '@homologa/domain/language/formatters';
import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { readerNumbers } from './reader-region';

export type Text = (words: Words, values?: PlaceValues) => string;

const FORMS = ' || ';

/**
 * Fills the `{placeholders}` of a text; numbers use the user's number format. For a text with two forms, `one ||
 * other`, `values.count` selects the form by the language's plural rule.
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
