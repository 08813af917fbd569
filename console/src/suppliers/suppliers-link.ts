import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';

/** The address of the suppliers that a filter leaves: of one workflow, or of all active ones. */
export function suppliersLink(filter: SupplierListFilter, workflowId?: string): string {
  const path = workflowId ? `/workflows/${workflowId}/suppliers` : '/suppliers';
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
