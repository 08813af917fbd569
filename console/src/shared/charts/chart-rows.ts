import { formatPercent } from '@homologa/domain/language/format';

export interface ChartTarget {
  label: string;
  to: string;
}

/** Each colour has its own pattern, shown on paper and in forced colours. */
export type ChartPattern = 'solid' | 'stripes' | 'dots' | 'lines';

export interface ChartRow {
  key: string;
  label: string;
  note?: string;
  help?: string;
  count: number;
  /** The group's percentage of all suppliers as displayed, rounded; '<1%' for a smaller share. */
  share: string;
  color: string;
  pattern?: ChartPattern;
  /** Empty if the supplier list has no filter for this group. */
  targets: readonly ChartTarget[];
}

export interface Group {
  key: string;
  count: number;
}

/** The API's key for the group of all suppliers outside the most frequent groups. */
export const OTHER = 'other';

export const totalOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

export function withShares<G extends Group>(groups: readonly G[]): (G & { share: string })[] {
  const total = totalOf(groups);
  return groups.map((group) => ({ ...group, share: formatPercent(group.count, total) }));
}

/**
 * Sorts groups by the position of their keys in `scale`. Groups whose key is not in `scale` follow in their original
 * order, and `other` comes last.
 */
export function inOrder(groups: readonly Group[], scale: readonly string[]): Group[] {
  const place = ({ key }: Group): number => {
    if (key === OTHER) return scale.length + 1;
    const at = scale.indexOf(key);
    return at < 0 ? scale.length : at;
  };
  return [...groups].sort((a, b) => place(a) - place(b));
}

const LEAST_SLICE = 0.012;

/**
 * Returns the sizes of the slices. The slice of a group that has suppliers is at least the share `LEAST_SLICE` of the
 * total.
 */
export function sliceSizes(groups: readonly Group[]): number[] {
  const least = totalOf(groups) * LEAST_SLICE;
  return groups.map(({ count }) => (count > 0 ? Math.max(count, least) : 0));
}
