import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableFilter } from '../filters/filter-model';
import { suppliersApi } from '../suppliers.api';

/** Suppliers per status that filter and search leave, whatever status the filter names. */
export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  const { data } = useQuery({
    queryKey: ['supplier-counts', workflowId ?? 'all', filter],
    queryFn: ({ signal }) => suppliersApi.supplierCounts(workflowId, filter, signal),
    placeholderData: keepPreviousData,
  });
  return data;
}
