import type { Locale } from '@homologa/domain/language/locales';
import { readerNumbers } from '@homologa/web/texts/reader-region';

/** From here on a number is too long to be beside a bar. */
const LONG = 100_000;

/** A number as it is in a drawing: whole while it is short, '1.2M' when it is not. */
export const shortCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(
    readerNumbers(locale),
    count < LONG ? {} : { notation: 'compact', maximumFractionDigits: 1 },
  ).format(count);
