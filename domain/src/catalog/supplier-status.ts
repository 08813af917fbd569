export const SUPPLIER_STATUSES = ['pending', 'in_progress', 'completed', 'archived'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

export const SUPPLIER_STATUS_FILTERS = ['all', ...SUPPLIER_STATUSES] as const;
export type SupplierStatusFilter = (typeof SUPPLIER_STATUS_FILTERS)[number];

export type ArchiveAction = 'archive' | 'unarchive';

export const OPEN_STATUSES = ['pending', 'in_progress'] as const;

export const isOpenStatus = (status: string): status is (typeof OPEN_STATUSES)[number] =>
  (OPEN_STATUSES as readonly string[]).includes(status);

/**
 * Returns the action of the archive button. Null for pending suppliers and suppliers in progress, which can be
 * completed but can be neither archived nor unarchived (reference 5.2).
 */
export function archiveActionOf(status: SupplierStatus): ArchiveAction | null {
  if (isOpenStatus(status)) return null;
  return status === 'completed' ? 'archive' : 'unarchive';
}

export const STATUS_AFTER = {
  archive: 'archived',
  unarchive: 'completed',
} as const satisfies Record<ArchiveAction, SupplierStatus>;

/**
 * Returns the error code for a status change by a client, or null if the change is allowed (reference 5.2). `archived`
 * is allowed only from `completed`, `completed` is allowed from any status, and no other value is allowed.
 */
export function statusChangeRefusal(
  from: SupplierStatus,
  asked: string,
): 'supplier_not_completed' | 'supplier_status_invalid' | null {
  if (asked === 'archived') return from === 'completed' ? null : 'supplier_not_completed';
  return asked === 'completed' ? null : 'supplier_status_invalid';
}
