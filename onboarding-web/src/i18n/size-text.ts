import type { Locale } from '@homologa/domain/language/locales';
import { readerNumbers } from '@homologa/web/texts/reader-region';

const UNITS = ['B', 'kB', 'MB'] as const;

export function sizeText(bytes: number, locale: Locale): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString(readerNumbers(locale), { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}
