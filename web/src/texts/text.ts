import { numberFormatter } from '@homologa/domain/language/formatters';
import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { pluralForm } from '@homologa/domain/language/plural-form';
import { readerNumbers } from './reader-region';

export type Text = (words: Words, values?: PlaceValues) => string;

/**
 * Fills the `{placeholders}` of a text; numbers use the user's number format. For a text with two forms, `one ||
 * other`, `values.count` selects the form by the language's plural rule.
 */
export function fillText(words: Words, locale: Locale, values: PlaceValues = {}): string {
  const form = pluralForm(words[locale], Number(values['count'] ?? 0), locale);
  const written = Object.entries(values).map(
    ([name, value]) =>
      [name, typeof value === 'number' ? numberFormatter(readerNumbers(locale)).format(value) : value] as const,
  );
  return interpolate(form, Object.fromEntries(written));
}
