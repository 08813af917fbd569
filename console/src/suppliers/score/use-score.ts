import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

/** Loads nothing for a supplier without a score. The key extends the supplier's key, so that refreshing the supplier also refreshes its score. */
export function useScore(
  { workflow_id: workflowId, id, score }: Pick<SupplierResponse, 'workflow_id' | 'id' | 'score'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['suppliers', 'getSupplierScore', workflowId, id],
    enabled: enabled && score != null,
    queryFn: () => dataProvider.getSupplierScore(workflowId, id),
  });
}
