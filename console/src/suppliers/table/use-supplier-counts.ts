import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TableFilter } from '../filters/filter-model';

export function useSupplierCounts(workflowId: string | undefined, { status: _status, ...filter }: TableFilter) {
  const dataProvider = useProvider();
  const { data } = useQuery({
    queryKey: ['suppliers', 'getSupplierCounts', workflowId ?? 'all', filter],
    queryFn: ({ signal }) => dataProvider.getSupplierCounts(workflowId, filter, signal),
    placeholderData: keepPreviousData,
  });
  return data;
}
