import { formatPercent } from '@homologa/domain/language/format';

/** Where a click on a row leads; with several, the reader is asked which. */
export interface ChartTarget {
  label: string;
  to: string;
}

/** What is drawn with a colour also has its own fill, so that nothing depends on seeing colours. */
export type ChartPattern = 'solid' | 'stripes' | 'dots' | 'lines';

/** One group of a chart: a bar or a slice, and a row of its table. */
export interface ChartRow {
  key: string;
  label: string;
  /** A few words after the label, such as the range of a score. */
  note?: string;
  /** What the label means; shown on hover and on focus. */
  help?: string;
  count: number;
  /** As shown: rounded, '<1%' under one. */
  share: string;
  color: string;
  pattern?: ChartPattern;
  /** Empty when the group cannot be filtered by. */
  targets: readonly ChartTarget[];
}

export interface Group {
  key: string;
  count: number;
}

/** What a group of everything that is not among the top is called on the wire. */
export const OTHER = 'other';

/** The sum that the shares are of. */
export const totalOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Groups with their share of all groups together. */
export function withShares<G extends Group>(groups: readonly G[]): (G & { share: string })[] {
  const total = totalOf(groups);
  return groups.map((group) => ({ ...group, share: formatPercent(group.count, total) }));
}

/** Groups in the order of their scale; what is no place of the scale keeps its order after it, `other` is last. */
export function inOrder(groups: readonly Group[], scale: readonly string[]): Group[] {
  const place = ({ key }: Group): number => {
    if (key === OTHER) return scale.length + 1;
    const at = scale.indexOf(key);
    return at < 0 ? scale.length : at;
  };
  return [...groups].sort((a, b) => place(a) - place(b));
}

/** The smallest part of a ring that can still be seen and hit. */
const LEAST_SLICE = 0.012;

/** Sizes to draw slices with: a group that has something is never too thin to be seen. */
export function sliceSizes(groups: readonly Group[]): number[] {
  const least = totalOf(groups) * LEAST_SLICE;
  return groups.map(({ count }) => (count > 0 ? Math.max(count, least) : 0));
}
