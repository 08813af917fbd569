import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { foundRows } from '../shared/lists/found-rows';
import { supplierName } from './supplier-name';

export async function findSuppliers(text: string, signal: AbortSignal) {
  const rows = await foundRows<SupplierRow>('suppliers', text, signal);
  return rows.map(({ id, workflow_id: workflowId, invite, workflow }) => ({
    to: `/workflows/${workflowId}/suppliers/${id}`,
    label: supplierName(invite),
    hint: workflow.title,
  }));
}
