import type { DateOptions } from './format';
import { dateFormatter } from './formatters';
import type { Locale } from './locales';

/**
 * Formats a date as a letter does, for suppliers: 'November 5, 2026', '5 de noviembre de 2026'. Clients and documents
 * have the form of `formatLongDate`, which reference 1.10 demands.
 */
export const formatLetterDate = (date: Date, locale: Locale, { timeZone }: DateOptions = {}): string =>
  dateFormatter(locale, { dateStyle: 'long', timeZone }).format(date);
