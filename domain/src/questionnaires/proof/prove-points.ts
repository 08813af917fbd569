import type { SupplierDecision } from '../../catalog/supplier-decision';
import type { RangePoints, Scoring } from '../points';
import { hasOptions, type QuestionItem } from '../questionnaire-rules';
import { isScored } from '../score';
import { type Finding, findingOf } from './finding';
import { sectionMaxima } from './maximum-points';
import { holdsNothing, proveRanges } from './point-ranges';
import { reachablePercents } from './reachable-scores';

type Unreachable = ReadonlySet<string>;

/** Finds points, weights and thresholds that cannot do what they say. */
export function provePoints(items: readonly QuestionItem[], scoring: Scoring, unreachable: Unreachable): Finding[] {
  if (!items.some(isScored)) return [findingOf('points_missing', null)];
  return [
    ...items.flatMap((item) => (isScored(item) ? aboutQuestion(item, unreachable) : [])),
    ...aboutWeights(items),
    ...aboutThresholds(items, scoring, unreachable),
  ];
}

function aboutQuestion(item: QuestionItem, unreachable: Unreachable): Finding[] {
  if (hasOptions(item.type)) return aboutOptions(item, unreachable);
  const { points, id } = item;
  if (unreachable.has(id)) return hasKnockOut(item) ? [findingOf('knock_out_never', id)] : [];
  if (points?.by === 'range') return aboutRanges(item, points.ranges);
  if (points?.by !== 'yes_no') return [];
  const { yes, no } = points.values;
  if (yes.knock_out && no.knock_out) return [findingOf('knock_out_always', id)];
  const best = Math.max(yes.points, no.points);
  const isBestLost = [yes, no].every((one) => one.points < best || one.knock_out);
  return best > 0 && isBestLost ? [findingOf('maximum_knocks_out', id)] : [];
}

function aboutOptions({ id, type, options }: QuestionItem, unreachable: Unreachable): Finding[] {
  const shown = options.filter((option) => !unreachable.has(option.id));
  const never = options.filter((option) => option.knockOut && !shown.includes(option));
  const without = shown.filter((option) => option.points == null && !option.knockOut);
  const findings = [
    ...never.map((option) => findingOf('knock_out_never', id, { option: option.value }, option.id)),
    ...without
      .slice(0, 1)
      .map((option) => findingOf('option_without_points', id, { count: without.length }, option.id)),
  ];
  if (shown.length === 0) return findings;
  if (shown.every(({ knockOut }) => knockOut)) return [...findings, findingOf('knock_out_always', id)];
  const best = Math.max(...shown.map((option) => option.points ?? 0));
  // All positive choices of a checkbox question make its maximum, and only the best one of a radio question.
  const needed = shown.filter(({ points }) => (type === 'radio' ? (points ?? 0) === best : (points ?? 0) > 0));
  const isLost = type === 'radio' ? needed.every(({ knockOut }) => knockOut) : needed.some(({ knockOut }) => knockOut);
  return best > 0 && isLost ? [...findings, findingOf('maximum_knocks_out', id)] : findings;
}

function aboutRanges({ id, format }: QuestionItem, ranges: readonly RangePoints[]): Finding[] {
  const { dead, overlaps, gaps } = proveRanges(ranges, format);
  const live = ranges.filter((_, place) => !dead.includes(place));
  const best = Math.max(0, ...ranges.map(({ points }) => points));
  const isCovering = gaps.length === 0 && !holdsNothing(ranges, format);
  const holders = live.filter(({ points }) => points === best);
  return [
    ...dead.map((place) => findingOf('range_unreachable', id, { n: place + 1 })),
    ...dead.flatMap((place) => (ranges[place]?.knock_out ? [findingOf('knock_out_never', id, { n: place + 1 })] : [])),
    ...overlaps.map(([one, other]) =>
      findingOf('ranges_overlap', id, { first: Math.min(one, other) + 1, second: Math.max(one, other) + 1 }),
    ),
    ...gaps.map(({ from, to }) => findingOf('ranges_gap', id, { from, to })),
    ...(best > 0 && holders.length === 0 ? [findingOf('maximum_unreachable', id, { points: best })] : []),
    ...(isCovering && live.length > 0 && live.every((range) => range.knock_out)
      ? [findingOf('knock_out_always', id)]
      : best > 0 && holders.length > 0 && holders.every((range) => range.knock_out)
        ? [findingOf('maximum_knocks_out', id)]
        : []),
  ];
}

function hasKnockOut({ type, options, points }: QuestionItem): boolean {
  if (hasOptions(type)) return options.some(({ knockOut }) => knockOut);
  if (points?.by === 'range') return points.ranges.some((range) => range.knock_out);
  return points?.by === 'yes_no' && [points.values.yes, points.values.no].some((one) => one.knock_out);
}

function aboutWeights(items: readonly QuestionItem[]): Finding[] {
  const sections = sectionMaxima(items);
  const scored = sections.filter(({ maximum }) => maximum > 0);
  return sections.flatMap(({ id, weight, maximum }) => {
    if (id === null || weight === null) return [];
    if (maximum === 0) return weight === 0 ? [] : [findingOf('weight_without_points', id)];
    if (weight === 0) return [findingOf('weight_zero', id)];
    return scored.length === 1 ? [findingOf('weight_alone', id)] : [];
  });
}

const RANK: Readonly<Record<SupplierDecision, number>> = { rejected: 0, approved_with_conditions: 1, approved: 2 };

function aboutThresholds(items: readonly QuestionItem[], { thresholds }: Scoring, unreachable: Unreachable): Finding[] {
  const percents = reachablePercents(items, unreachable);
  // A knock-out leads to the first threshold whatever the percentage.
  const canFail = items.some((item) => !unreachable.has(item.id) && hasKnockOut(item));
  return thresholds.flatMap(({ name, from, decision }, place) => {
    const end = thresholds[place + 1]?.from ?? Infinity;
    const isReached = percents === null || percents.some((percent) => percent >= from && percent < end);
    const isNever = !isReached && !(place === 0 && canFail);
    const below = thresholds
      .slice(0, place)
      .find((one) => one.decision && decision && RANK[one.decision] > RANK[decision]);
    return [
      ...(isNever ? [findingOf('threshold_unreachable', null, { name })] : []),
      ...(below ? [findingOf('decision_order', null, { name, below: below.name })] : []),
    ];
  });
}
