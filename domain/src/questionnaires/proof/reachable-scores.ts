import type { QuestionItem } from '../questionnaire-rules';
import { isScored } from '../score';
import { maximumPoints, toSum } from './maximum-points';
import { holdsNothing, proveRanges } from './point-ranges';

interface Result {
  points: number;
  maximum: number;
}

/** Results that are followed at once; questionnaires with more of them have no unreachable percentage worth naming. */
const MAX_RESULTS = 2000;

/** Pairs of results that are combined in all, few enough for a proof at each change of a questionnaire. */
const MAX_PAIRS = 200_000;

interface Work {
  pairs: number;
}

/**
 * Returns all percentages that a score can have, or more than those; null if they are too many to follow. Outcomes of
 * questions are combined as if they did not depend on each other.
 */
export function reachablePercents(
  items: readonly QuestionItem[],
  unreachable: ReadonlySet<string>,
): readonly number[] | null {
  const work: Work = { pairs: 0 };
  const sections: { weight: number | null; isConditional: boolean; results: Result[] }[] = [];
  for (const item of items) {
    if (item.type === 'section' || sections.length === 0) {
      const weight = item.type === 'section' ? (item.weight ?? null) : null;
      const isConditional = item.type === 'section' && item.showIf != null;
      sections.push({ weight, isConditional, results: [{ points: 0, maximum: 0 }] });
    }
    const section = sections.at(-1);
    if (!section || !isScored(item) || unreachable.has(item.id)) continue;
    const outcomes = outcomesOf(item, section.isConditional, work);
    const results = outcomes && combined(section.results, outcomes, work);
    if (!results) return null;
    section.results = results;
  }
  const isWeighted = sections.some(({ weight }) => weight !== null);
  let totals: Result[] | null = [{ points: 0, maximum: 0 }];
  for (const { weight, results } of sections) {
    const floored = results.map(({ points, maximum }) => ({ points: Math.max(0, points), maximum }));
    const shares = isWeighted ? floored.map((result) => weighted(result, weight ?? 1)) : floored;
    totals = totals && combined(totals, shares, work);
  }
  return (
    totals?.filter(({ maximum }) => maximum > 0).map(({ points, maximum }) => rounded((points / maximum) * 100)) ?? null
  );
}

/** Rounds to two decimals, half up, as the score is rounded. */
const rounded = (percent: number): number => Math.round((percent + 1e-9) * 100) / 100;

/** Returns the share of a section's points, weighted; a section without a maximum counts for nothing. */
const weighted = ({ points, maximum }: Result, weight: number): Result =>
  maximum > 0 ? { points: (points / maximum) * weight, maximum: weight } : { points: 0, maximum: 0 };

function combined(some: readonly Result[], others: readonly Result[], work: Work): Result[] | null {
  work.pairs += some.length * others.length;
  if (work.pairs > MAX_PAIRS) return null;
  const results: Result[] = [];
  // Maxima are few and their points many, so that a set of numbers for each finds equal results fastest.
  const seen = new Map<number, Set<number>>();
  for (const one of some) {
    for (const other of others) {
      const maximum = toSum(one.maximum, other.maximum);
      const points = toSum(one.points, other.points);
      let known = seen.get(maximum);
      if (!known) seen.set(maximum, (known = new Set()));
      if (known.has(points)) continue;
      known.add(points);
      results.push({ points, maximum });
      if (results.length > MAX_RESULTS) return null;
    }
  }
  return results;
}

/** Returns the points that answers to the question can give; null where options come and go. */
function outcomesOf(item: QuestionItem, isInConditional: boolean, work: Work): Result[] | null {
  if (item.options.some(({ showIf }) => showIf)) return null;
  const given = pointsOf(item, work);
  if (!given) return null;
  const maximum = maximumPoints(item);
  const isLeftOut = isInConditional || item.showIf != null || item.allowNa === true;
  const isSkipped = !item.required;
  const points = new Set(isSkipped ? [...given, 0] : given);
  const results = [...points].map((one) => ({ points: one, maximum }));
  return isLeftOut ? [...results, { points: 0, maximum: 0 }] : results;
}

/** Returns the points of all answers that do not knock out, whose outcome is the first threshold anyway. */
function pointsOf({ type, options, points, format }: QuestionItem, work: Work): number[] | null {
  const kept = options.filter(({ knockOut }) => !knockOut).map((option) => option.points ?? 0);
  if (type === 'radio') return kept;
  if (type === 'checkbox') return subsetSums(kept, work);
  if (!points || points.by === 'answered') return [points?.points ?? 0];
  if (points.by === 'yes_no') {
    return [points.values.yes, points.values.no].flatMap((one) => (one.knock_out ? [] : [one.points]));
  }
  const { dead, gaps } = proveRanges(points.ranges, format);
  const live = points.ranges.filter((range, place) => !dead.includes(place) && !range.knock_out);
  const isOpen = gaps.length > 0 || holdsNothing(points.ranges, format);
  return [...live.map((range) => range.points), ...(isOpen ? [0] : [])];
}

function subsetSums(points: readonly number[], work: Work): number[] | null {
  let sums = new Set([0]);
  for (const one of points) {
    work.pairs += sums.size;
    if (work.pairs > MAX_PAIRS) return null;
    const added = [...sums].map((before) => toSum(before, one));
    sums = new Set([...sums, ...added]);
    if (sums.size > MAX_RESULTS) return null;
  }
  return [...sums];
}
