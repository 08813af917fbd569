import type { Locale } from '@homologa/domain/language/locales';
import { readerNumbers } from '@homologa/web/texts/reader-region';

const LONG = 100_000;

/** Formats a number for a chart label: a short number with all its digits, a longer number abbreviated as '1.2M'. */
export const shortCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(
    readerNumbers(locale),
    count < LONG ? {} : { notation: 'compact', maximumFractionDigits: 1 },
  ).format(count);
