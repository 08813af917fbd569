import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pause } from '../../shared/http/pause';
import type { TableFilter } from '../filters/filter-model';
import { suppliersApi } from '../suppliers.api';

/** So many of each status are counted at once; a number above it tells nobody more while they search. */
const ENOUGH = 1_000;
/** Who looks at a list for so many milliseconds wants to know how long it is. */
const STAYING_MS = 1_500;

/**
 * How many suppliers there are in each status of what is filtered and searched for, by no status itself: at first as far
 * as is counted at once, and to the end for those who stay with the list.
 */
export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  const key = ['supplier-counts', workflowId ?? 'all', filter];
  const { data, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: () => suppliersApi.supplierCounts(workflowId, filter, { upTo: ENOUGH }),
    placeholderData: keepPreviousData,
  });
  const { data: whole } = useQuery({
    queryKey: [...key, 'whole'],
    queryFn: async ({ signal }) => {
      await pause(STAYING_MS, signal);
      return suppliersApi.supplierCounts(workflowId, filter, { signal });
    },
    enabled: !isPlaceholderData && data?.more !== undefined,
  });
  return { counts: whole ?? data, isOfBefore: isPlaceholderData };
}
