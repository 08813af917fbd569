import { dateFormatter } from './formatters';
import type { Locale } from './locales';

/**
 * Options of the date formats. Delivery and balance sheet dates must be formatted with `timeZone: 'UTC'` (reference
 * 1.10); the default is the reader's time zone.
 */
export interface DateOptions {
  timeZone?: string;
}

interface DateParts {
  day: string;
  month: string;
  year: string;
}

function partsOf(date: Date, { timeZone }: DateOptions): DateParts {
  const parts = dateFormatter('en', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).formatToParts(date);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** Formats 'November 05, 2026' in English, '05 de noviembre de 2026' in Spanish, and likewise in Portuguese. */
export function formatLongDate(date: Date, locale: Locale, options: DateOptions = {}): string {
  const { day, year } = partsOf(date, options);
  const month = dateFormatter(locale, { month: 'long', timeZone: options.timeZone }).format(date);
  return locale === 'en' ? `${month} ${day}, ${year}` : `${day} de ${month} de ${year}`;
}

/**
 * Formats a full or partial date ('1962', '1962-05', '1962-05-03', also with a time) in words. Returns any other text
 * and impossible days ('1962-02-31') unchanged. Never throws.
 */
export function formatKnownDate(text: string, locale: Locale): string {
  const [, month, day] = /^(\d{4}-\d{2})(-\d{2})?(?:T.*)?$/.exec(text) ?? [];
  const known = `${month}${day ?? '-01'}`;
  const date = new Date(`${known}T00:00:00Z`);
  // `Date` turns February 31 into March 3 instead of rejecting it.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(known);
  if (month === undefined || !isReal) return text;
  return day === undefined
    ? dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
    : formatLongDate(date, locale, { timeZone: 'UTC' });
}

/** Formats 'DD.MM.YYYY' for dropdown entries. */
export function formatDottedDate(date: Date, options: DateOptions = {}): string {
  const { day, month, year } = partsOf(date, options);
  return `${day}.${month}.${year}`;
}

/** Formats 'DD-MM-YYYY' for file names. */
export function formatFileDate(date: Date, options: DateOptions = {}): string {
  const { day, month, year } = partsOf(date, options);
  return `${day}-${month}-${year}`;
}

/** Formats a rounded percentage; '<1%' for more than zero but less than one per cent (reference 1.10). */
export function formatPercent(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return '0%';
  const percent = (part / whole) * 100;
  return percent < 1 ? '<1%' : `${Math.round(percent)}%`;
}
