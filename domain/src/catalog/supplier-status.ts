/** Overall statuses of a supplier (reference 5.1). */
export const SUPPLIER_STATUSES = ['pending', 'in_progress', 'completed', 'archived'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

/** Values of the status filter and the tabs (reference 4.9). */
export const SUPPLIER_STATUS_FILTERS = ['all', ...SUPPLIER_STATUSES] as const;
export type SupplierStatusFilter = (typeof SUPPLIER_STATUS_FILTERS)[number];

export type ArchiveAction = 'archive' | 'unarchive';

/** What the archive button does: completed becomes archived, anything else becomes completed. */
export function archiveToggle(status: SupplierStatus): { action: ArchiveAction; nextStatus: 'archived' | 'completed' } {
  return status === 'completed'
    ? { action: 'archive', nextStatus: 'archived' }
    : { action: 'unarchive', nextStatus: 'completed' };
}

/**
 * Why a status asked for by a client is refused, as an error code, or null (reference 5.2): `archived` only from
 * completed, `completed` from anything, no other value.
 */
export function statusChangeRefusal(
  from: SupplierStatus,
  asked: string,
): 'supplier_not_completed' | 'supplier_status_invalid' | null {
  if (asked === 'archived') return from === 'completed' ? null : 'supplier_not_completed';
  return asked === 'completed' ? null : 'supplier_status_invalid';
}
