import { FINANCIAL_STRENGTHS } from '@homologa/domain/catalog/scales';
import type { Locale } from '@homologa/domain/language/locales';
import { readerNumbers } from '@homologa/web/texts/reader-region';

/** Net worth range of each financial strength, strongest first: '60M+', '25M – 60M'. */
export function strengthRanges(locale: Locale): { code: string; range: string }[] {
  const short = new Intl.NumberFormat(readerNumbers(locale), { notation: 'compact' });
  return FINANCIAL_STRENGTHS.map(({ code, from }, place) => {
    const upTo = FINANCIAL_STRENGTHS[place - 1]?.from;
    return {
      code,
      range: upTo === undefined ? `${short.format(from)}+` : `${short.format(from)} – ${short.format(upTo)}`,
    };
  });
}
