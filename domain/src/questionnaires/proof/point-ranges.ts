import type { AnswerFormat } from '../answer-format';
import type { RangePoints } from '../points';

interface Interval {
  from: number;
  to: number;
}

const intervalOf = ({ from = -Infinity, to = Infinity }: RangePoints): Interval => ({ from, to });

/** Returns the numbers that the format allows. */
const allowedBy = (format: AnswerFormat | null | undefined): Interval =>
  format && ('min' in format || 'max' in format)
    ? { from: format.min ?? -Infinity, to: format.max ?? Infinity }
    : { from: -Infinity, to: Infinity };

/** Returns the smallest difference between two answers; 0 where it is not known. */
const stepOf = (format: AnswerFormat | null | undefined): number => {
  if (format?.kind === 'number' && format.decimals !== undefined) return 10 ** -format.decimals;
  return format?.kind === 'money' ? 0.01 : 0;
};

interface RangesProof {
  /** Places of ranges that hold no answer, because the format or an earlier range takes all of theirs. */
  dead: number[];
  overlaps: [number, number][];
  /** Numbers between two ranges, or between a range and a limit of the format, that no range holds. */
  gaps: Interval[];
}

/** Judges the ranges of a question's points. The first range that holds an answer counts; both ends belong to it. */
export function proveRanges(ranges: readonly RangePoints[], format: AnswerFormat | null | undefined): RangesProof {
  const allowed = allowedBy(format);
  const step = stepOf(format);
  const intervals = ranges.map(intervalOf);
  const dead = intervals.flatMap((range, place) => {
    const left = { from: Math.max(range.from, allowed.from), to: Math.min(range.to, allowed.to) };
    return left.from > left.to || isCovered(left, intervals.slice(0, place), step) ? [place] : [];
  });
  const live = intervals.map((range, place) => ({ ...range, place })).filter(({ place }) => !dead.includes(place));
  const sorted = live.toSorted((one, other) => one.from - other.from || one.to - other.to);
  const overlaps: [number, number][] = [];
  const gaps: Interval[] = [];
  let end = Number.isFinite(allowed.from) ? allowed.from : (sorted[0]?.from ?? 0);
  let last: { place: number } | null = null;
  for (const range of sorted) {
    // Ranges that only touch share one number, which the first of them takes: that is how one avoids a gap.
    if (last && range.from < end) overlaps.push([last.place, range.place]);
    if (range.from > end + (last ? step : 0)) gaps.push({ from: end, to: range.from });
    if (!last || range.to >= end) {
      end = range.to;
      last = range;
    }
  }
  if (last && Number.isFinite(allowed.to) && end < allowed.to) gaps.push({ from: end, to: allowed.to });
  return { dead, overlaps, gaps };
}

/** True if the earlier ranges hold every number of the range. */
function isCovered(range: Interval, earlier: readonly Interval[], step: number): boolean {
  let reached = range.from;
  let isTouched = false;
  for (const { from, to } of earlier.toSorted((one, other) => one.from - other.from)) {
    const isNext = isTouched ? from <= reached + step : from <= reached;
    if (!isNext || to < reached) continue;
    reached = to;
    isTouched = true;
    if (reached >= range.to) return true;
  }
  return false;
}

/** True if the format allows numbers below or above all ranges, which give no points. */
export function holdsNothing(ranges: readonly RangePoints[], format: AnswerFormat | null | undefined): boolean {
  const allowed = allowedBy(format);
  const intervals = ranges.map(intervalOf);
  const [from, to] = [Math.min(...intervals.map((one) => one.from)), Math.max(...intervals.map((one) => one.to))];
  return allowed.from < from || allowed.to > to;
}
