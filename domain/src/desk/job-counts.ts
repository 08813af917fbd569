import { LIST_WINDOW } from '../catalog/list-window';
import type { DeskJobState } from './desk-jobs';

type Counts = Readonly<Record<DeskJobState, number>>;

/** Formats a number of jobs; counting stops at 10,001, which is displayed as '10,000+'. */
export const formatCount = (count: number, format: (value: number) => string): string =>
  count > LIST_WINDOW ? `${format(LIST_WINDOW)}+` : format(count);

/** Sums the jobs of one state. */
export const sumOf = (all: readonly { counts: Counts }[], state: DeskJobState): number =>
  all.reduce((sum, { counts }) => sum + counts[state], 0);
