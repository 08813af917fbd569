import {
  SUPPLIER_WAITS,
  TIMELINE_SIDES,
  TIMELINE_WAITS,
  type TimelineSide,
  type TimelineWait,
  waitsOfSide,
} from '@homologa/domain/catalog/supplier-waits';
import { type FilterKey, type TableFilter, valuesOf, withoutKeys, withValues } from '../filter-model';

/** Waiting times in days that the quick filter offers. */
export const WAITING_PRESETS = ['3', '7', '10', '30'] as const;

const WAITING_KEYS = ['waiting_for', 'waiting_side', 'waiting_days'] as const satisfies readonly FilterKey[];

/** Phases grouped by the party that has to act; the supplier's group comes first. */
export const PHASES_BY_SIDE: readonly { side: TimelineSide; phases: readonly TimelineWait[] }[] = [
  'supplier' as const,
  ...TIMELINE_SIDES.filter((side) => side !== 'supplier'),
].map((side) => ({ side, phases: SUPPLIER_WAITS.filter((wait) => TIMELINE_WAITS[wait].side === side) }));

export const isWaitingFilter = (filter: TableFilter): boolean =>
  WAITING_KEYS.some((key) => valuesOf(filter, key).length > 0);

/**
 * Returns false if all suppliers of the filter wait for the client or the provider, because such a supplier cannot be
 * reminded.
 */
export function mayAwaitSuppliers(filter: TableFilter): boolean {
  const phases = valuesOf(filter, 'waiting_for');
  const sides = valuesOf(filter, 'waiting_side');
  const ofSupplier: readonly string[] = waitsOfSide('supplier');
  return (
    (phases.length === 0 || phases.some((phase) => ofSupplier.includes(phase))) &&
    (sides.length === 0 || sides.includes('supplier'))
  );
}

export const withoutWaiting = (filter: TableFilter): TableFilter => withoutKeys(filter, WAITING_KEYS);

/** Replaces the chosen phases of one side and keeps the chosen phases of the other sides. */
export function withPhases(filter: TableFilter, phases: readonly string[], chosen: readonly string[]): TableFilter {
  const others = valuesOf(filter, 'waiting_for').filter((phase) => !phases.includes(phase));
  return withValues(filter, 'waiting_for', [...others, ...chosen]);
}
