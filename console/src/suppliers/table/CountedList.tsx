import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { statusesOf, type TableFilter } from '../filters/filter-model';
import { useSupplierCounts } from './use-supplier-counts';

/** The list around with its whole length: what the server did not count to its end, the counts of the tabs complete. */
export function CountedList({ workflowId, children }: { workflowId?: string; children: ReactNode }) {
  const list = useListContext();
  const filter = list.filterValues as TableFilter;
  const { counts, isOfBefore } = useSupplierCounts(workflowId, filter);
  if (!list.meta?.isMore || !counts || counts.is_more || isOfBefore) {
    return <ListContextProvider value={list}>{children}</ListContextProvider>;
  }
  const statuses = statusesOf(filter);
  const total = statuses.length === 0 ? counts.all : statuses.reduce((sum, status) => sum + counts[status], 0);
  const whole = { ...list, total, meta: {} } as typeof list;
  return <ListContextProvider value={whole}>{children}</ListContextProvider>;
}
