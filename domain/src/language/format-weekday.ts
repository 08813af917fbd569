import type { DateOptions } from './format';
import { dateFormatter } from './formatters';
import type { Locale } from './locales';

/**
 * Formats 'Wednesday, December 2' and 'miércoles 2 de diciembre', for days in the near future. Spanish has no comma after
 * the weekday, although the runtime's data has one.
 */
export function formatWeekday(date: Date, locale: Locale, { timeZone }: DateOptions = {}): string {
  const text = dateFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(date);
  return locale === 'es' ? text.replace(', ', ' ') : text;
}
