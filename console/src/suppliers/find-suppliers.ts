import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { ConsoleDataProvider } from '../shared/data/provider/data-provider';
import { supplierName } from './supplier-name';

export async function findSuppliers({ findRows }: ConsoleDataProvider, text: string, signal: AbortSignal) {
  const rows = await findRows<SupplierRow>('suppliers', text, signal);
  return rows.map(({ id, workflow_id: workflowId, invite, workflow }) => ({
    to: `/workflows/${workflowId}/suppliers/${id}`,
    label: supplierName(invite),
    hint: workflow.title,
  }));
}
