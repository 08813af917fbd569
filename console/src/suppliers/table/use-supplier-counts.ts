import { COUNTED_AT_ONCE } from '@homologa/domain/suppliers/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pause } from '../../shared/http/pause';
import type { TableFilter } from '../filters/filter-model';
import { suppliersApi } from '../suppliers.api';

/** Who looks at a list for so many milliseconds wants to know how long it is. */
const STAYING_MS = 1_500;

/**
 * How many suppliers there are in each status of what is filtered and searched for, by no status itself: at first as
 * far as their list is counted at once, and to the end for those who stay with it.
 */
export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  const key = ['supplier-counts', workflowId ?? 'all', filter];
  const { data, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: () => suppliersApi.supplierCounts(workflowId, filter, { upTo: COUNTED_AT_ONCE }),
    placeholderData: keepPreviousData,
  });
  const { data: whole } = useQuery({
    queryKey: [...key, 'whole'],
    queryFn: async ({ signal }) => {
      await pause(STAYING_MS, signal);
      return suppliersApi.supplierCounts(workflowId, filter, { signal });
    },
    enabled: !isPlaceholderData && data?.is_more === true,
  });
  return { counts: data?.is_more ? (whole ?? data) : data, isOfBefore: isPlaceholderData };
}
