import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

/** The key extends the supplier's key, so that refreshing the supplier also refreshes its score. */
export function useScore({ workflow_id: workflowId, id }: Pick<SupplierResponse, 'workflow_id' | 'id'>) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['suppliers', 'getSupplierScore', workflowId, id],
    queryFn: () => dataProvider.getSupplierScore(workflowId, id),
  });
}
