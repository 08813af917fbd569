import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

export const scoreKey = ({ workflow_id: workflowId, id }: Pick<SupplierResponse, 'workflow_id' | 'id'>) => [
  'suppliers',
  'getSupplierScore',
  workflowId,
  id,
];

/** Loads nothing for a supplier without a score. The key extends the supplier's key, so that refreshing the supplier also refreshes its score. */
export function useScore(
  supplier: Pick<SupplierResponse, 'workflow_id' | 'id' | 'score'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: scoreKey(supplier),
    enabled: enabled && supplier.score != null,
    queryFn: () => dataProvider.getSupplierScore(supplier.workflow_id, supplier.id),
  });
}
