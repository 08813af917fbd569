import { formatLongDate } from '@homologa/domain/language/format';
import { dateFormatter, numberFormatter } from '@homologa/domain/language/formatters';
import type { Locale } from '@homologa/domain/language/locales';
import { RATIO_UNITS, type StatementRatio } from '@homologa/domain/reports/statement-ratios';
import type { ReportDocument } from './report-document';
import { NOT_KNOWN, RATIO_UNIT_WORDS } from './statement.texts';

export const dayOf = (date: Date, locale: Locale): string => formatLongDate(date, locale, { timeZone: 'UTC' });

export const shortDay = (day: string | null, locale: Locale): string =>
  day
    ? dateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : NOT_KNOWN;

export function shortBirthDate(text: string | null | undefined, locale: Locale): string {
  if (!text || /^\d{4}$/.test(text)) return text || NOT_KNOWN;
  if (text.length > '1962-05'.length) return shortDay(text, locale);
  const month = new Date(`${text}-01T00:00:00Z`);
  return dateFormatter(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month);
}

/** Formats numbers with at most six decimals as a reader of the language writes them. */
export const readerNumbersOf =
  (locale: Locale) =>
  (value: number): string =>
    numberFormatter(locale, { maximumFractionDigits: 6 }).format(value);

const WHOLE = { maximumFractionDigits: 0, useGrouping: 'always' } as const;

export const amountOf = (amount: number | null | undefined, numbers: string): string =>
  amount == null ? NOT_KNOWN : numberFormatter(numbers, WHOLE).format(amount);

export const shortAmount = (amount: number, numbers: string): string =>
  numberFormatter(numbers, { notation: 'compact', maximumFractionDigits: 1 }).format(amount);

export const percentOf = (share: number, numbers: string): string =>
  numberFormatter(numbers, { maximumFractionDigits: 2 }).format(share).concat('%');

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export function ratioOf(
  name: StatementRatio,
  value: number | null,
  { locale, numbers }: Pick<ReportDocument, 'locale' | 'numbers'>,
): string {
  if (value === null) return NOT_KNOWN;
  const unit = RATIO_UNITS[name];
  if (unit === 'days') return `${amountOf(value, numbers)} ${RATIO_UNIT_WORDS.days[locale]}`;
  if (unit === 'times') return numberFormatter(numbers, DECIMALS).format(value);
  return `${numberFormatter(numbers, { maximumFractionDigits: 1 }).format(value * 100)}%`;
}
