import type { RangePoints } from '../points';

/** Numbers between two ends; an infinite end is open. */
export interface CountedNumbers {
  from: number;
  to: number;
  /** False if an earlier range has the number of the end. */
  hasFrom: boolean;
  hasTo: boolean;
}

const isEmpty = ({ from, to, hasFrom, hasTo }: CountedNumbers): boolean =>
  from > to || (from === to && !(hasFrom && hasTo));

/** Returns the parts of the numbers that are outside a range, to which both of its ends belong. */
function without(numbers: CountedNumbers, { from = -Infinity, to = Infinity }: RangePoints): CountedNumbers[] {
  if (from > to) return [numbers];
  const below =
    numbers.to < from || (numbers.to === from && !numbers.hasTo) ? numbers : { ...numbers, to: from, hasTo: false };
  const above =
    numbers.from > to || (numbers.from === to && !numbers.hasFrom) ? numbers : { ...numbers, from: to, hasFrom: false };
  if (below === numbers || above === numbers) return [numbers];
  return [below, above].filter((part) => !isEmpty(part));
}

/**
 * Returns for each range of a question's points the numbers for which it counts: those of no earlier range. Empty for a
 * range that never counts.
 */
export const countedRanges = (ranges: readonly RangePoints[]): CountedNumbers[][] =>
  ranges.map(({ from = -Infinity, to = Infinity }, place) => {
    const own = [{ from, to, hasFrom: true, hasTo: true }].filter((part) => !isEmpty(part));
    return ranges
      .slice(0, place)
      .reduce<CountedNumbers[]>((left, earlier) => left.flatMap((part) => without(part, earlier)), own);
  });
