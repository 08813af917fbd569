import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

type Place = Pick<SupplierResponse, 'workflow_id' | 'id'>;

// The query keys extend the supplier's key, so that refreshing the supplier also refreshes its history.

export function useTimeline({ workflow_id: workflowId, id }: Place) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['suppliers', 'getSupplierTimeline', workflowId, id],
    queryFn: () => dataProvider.getSupplierTimeline(workflowId, id),
  });
}

export function useActivity({ workflow_id: workflowId, id }: Place) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['suppliers', 'getSupplierHistory', workflowId, id],
    queryFn: () => dataProvider.getSupplierHistory(workflowId, id),
  });
}
