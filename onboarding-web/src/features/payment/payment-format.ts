import { formatLongDate } from '@homologa/domain/i18n/format';
import type { Locale } from '@homologa/domain/i18n/locales';

/** A day, `YYYY-MM-DD`, written out. */
export const dayText = (day: string, locale: Locale): string =>
  formatLongDate(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' });
