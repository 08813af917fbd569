import { formatLongDate } from '@homologa/domain/language/format';
import { dateFormatter, numberFormatter, relativeFormatter } from '@homologa/domain/language/formatters';
import type { Locale } from '@homologa/domain/language/locales';
import { formatNumber } from '@homologa/domain/language/number-locale';
import { readNumber } from '@homologa/domain/language/read-number';
import { readerNumbers } from '@homologa/web/texts/reader-region';

const NOTHING = '–';

function dateOf(value: string | null | undefined): Date | null {
  const date = value ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** Formats a long date in the order of the language. A missing date becomes a dash. */
export function formatDate(value: string | null | undefined, locale: Locale): string {
  const date = dateOf(value);
  return date ? formatLongDate(date, locale) : NOTHING;
}

/** Like `formatDate`, but in UTC: delivery and balance sheet dates must not shift with the time zone. */
export function formatDay(value: string | null | undefined, locale: Locale): string {
  const date = dateOf(value);
  return date ? formatLongDate(date, locale, { timeZone: 'UTC' }) : NOTHING;
}

/** Short date for a narrow column, such as 'Oct 1, 2026'. */
export function formatShortDate(value: string | null | undefined, locale: Locale): string {
  const date = dateOf(value);
  return date ? dateFormatter(locale, { dateStyle: 'medium' }).format(date) : NOTHING;
}

export function formatDateTime(value: string | null | undefined, locale: Locale): string {
  const date = dateOf(value);
  return date ? dateFormatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date) : NOTHING;
}

export const formatCount = (value: number, locale: Locale): string =>
  numberFormatter(readerNumbers(locale)).format(value);

export const formatAmount = (value: number | null | undefined, locale: Locale): string =>
  value == null ? NOTHING : formatNumber(value, readerNumbers(locale));

/** Parses a number in the user's format or in an unambiguous format; otherwise NaN. */
export const readAmount = (typed: string, locale: Locale): number => readNumber(typed, readerNumbers(locale));

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Relative time in the largest fitting unit: '3 days ago', 'in 2 hours'. */
export function formatRelative(value: string, now: Date, locale: Locale): string {
  const distance = new Date(value).getTime() - now.getTime();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS[2];
  return relativeFormatter(locale, { numeric: 'auto' }).format(Math.round(distance / length), unit);
}
