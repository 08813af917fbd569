import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableFilter } from '../filters/filter-model';
import { suppliersApi } from '../suppliers.api';

/** Number of suppliers per status that match the search and the filters; ignores the status filter. */
export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  const { data } = useQuery({
    queryKey: ['supplier-counts', workflowId ?? 'all', filter],
    queryFn: ({ signal }) => suppliersApi.supplierCounts(workflowId, filter, signal),
    placeholderData: keepPreviousData,
  });
  return data;
}
