import type { Locale } from '@homologa/domain/language/locales';
import type { RangePoints } from '@homologa/domain/questionnaires/points';
import { type CountedNumbers, countedRanges } from '@homologa/domain/questionnaires/proof/counted-ranges';
import { fillText } from '@homologa/web/texts/text';
import { KINDS } from './kind.texts';
import { numberText, rangeText } from './kind-text';

const endText = (value: number, locale: Locale): string | undefined =>
  numberText(Number.isFinite(value) ? value : undefined, locale);

function numbersText({ from, to, hasFrom, hasTo }: CountedNumbers, locale: Locale): string {
  const [start, end] = [endText(from, locale), endText(to, locale)];
  if (start === undefined && end === undefined) return fillText(KINDS.anyNumber, locale);
  if (start === undefined)
    return hasTo ? rangeText(start, end, locale) : fillText(KINDS.below, locale, { to: end ?? '' });
  if (end === undefined)
    return hasFrom ? rangeText(start, end, locale) : fillText(KINDS.above, locale, { from: start });
  if (hasFrom && hasTo) return rangeText(start, end, locale);
  const words = hasFrom ? KINDS.fromToBelow : hasTo ? KINDS.aboveUpTo : KINDS.aboveBelow;
  return fillText(words, locale, { from: start, to: end });
}

/** Says for which numbers each range of points counts: the first range that holds a number does. */
export function rangeTexts(ranges: readonly RangePoints[], locale: Locale): string[] {
  const counted = countedRanges(ranges);
  return ranges.map((range, place) => {
    const texts = (counted[place] ?? []).map((numbers) => numbersText(numbers, locale));
    if (texts.length > 0) return texts.reduce((one, other) => fillText(KINDS.or, locale, { one, other }));
    const whole = { from: range.from ?? -Infinity, to: range.to ?? Infinity, hasFrom: true, hasTo: true };
    return fillText(KINDS.countedBefore, locale, { range: numbersText(whole, locale) });
  });
}
