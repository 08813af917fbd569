import { numberFormatter } from '@homologa/domain/language/formatters';
import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { pluralForm } from '@homologa/domain/language/plural-form';
import { readerNumbers } from './reader-region';

/** Integers below this number are written alike in every language of the product. */
const GROUPED_FROM = 1000;

export type Text = (words: Words, values?: PlaceValues) => string;

/**
 * Fills the `{placeholders}` of a text; numbers use the user's number format. For a text with two forms, `one ||
 * other`, `values.count` selects the form by the language's plural rule.
 */
export function fillText(words: Words, locale: Locale, values: PlaceValues = {}): string {
  const form = pluralForm(words[locale], Number(values['count'] ?? 0), locale);
  const written = Object.entries(values).map(([name, value]) => [name, writtenValue(value, locale)] as const);
  return interpolate(form, Object.fromEntries(written));
}

/** Small counts need no formatter: the first one of a page blocks a phone for some 70 ms. */
const writtenValue = (value: string | number, locale: Locale): string | number =>
  typeof value === 'string' || (Number.isInteger(value) && value >= 0 && value < GROUPED_FROM)
    ? value
    : numberFormatter(readerNumbers(locale)).format(value);
