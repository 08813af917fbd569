import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import type { ConsoleDataProvider } from '../shared/data/provider/data-provider';

export async function findSuppliers({ findRows }: ConsoleDataProvider, text: string, signal: AbortSignal) {
  const rows = await findRows<SupplierRow>('suppliers', text, signal);
  return rows.map(({ id, workflow_id: workflowId, invite, workflow }) => ({
    to: `/workflows/${workflowId}/suppliers/${id}`,
    label: supplierName(invite),
    hint: workflow.title,
  }));
}
