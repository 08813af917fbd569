import { LIST_WINDOW } from '../catalog/list-window';

/** Formats a count; counting stops at 10,001, which is displayed as '10,000+'. */
export function formatNeedCount(counts: readonly number[], format: (value: number) => string): string {
  const sum = counts.reduce((total, count) => total + Math.min(count, LIST_WINDOW), 0);
  return format(sum) + (counts.some((count) => count > LIST_WINDOW) ? '+' : '');
}
