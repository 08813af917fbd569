import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableFilter } from '../filters/filter-model';
import { suppliersApi } from '../suppliers.api';

/** How many suppliers there are in each status of what is filtered and searched for; by no status itself. */
export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  return useQuery({
    queryKey: ['supplier-counts', workflowId ?? 'all', filter],
    queryFn: () => suppliersApi.supplierCounts(workflowId, filter),
    placeholderData: keepPreviousData,
  });
}
