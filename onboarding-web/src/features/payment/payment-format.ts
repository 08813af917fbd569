import { formatLongDate } from '@homologa/domain/language/format';
import type { Locale } from '@homologa/domain/language/locales';

/** A day, `YYYY-MM-DD`, written out. */
export const dayText = (day: string, locale: Locale): string =>
  formatLongDate(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' });
