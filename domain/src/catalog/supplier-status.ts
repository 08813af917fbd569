/** Overall statuses of a supplier (reference 5.1). */
export const SUPPLIER_STATUSES = ['pending', 'in_progress', 'completed', 'archived'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

/** Values of the status filter and the tabs (reference 4.9). */
export const SUPPLIER_STATUS_FILTERS = ['all', ...SUPPLIER_STATUSES] as const;
export type SupplierStatusFilter = (typeof SUPPLIER_STATUS_FILTERS)[number];

export type ArchiveAction = 'archive' | 'unarchive';

/** Statuses of suppliers who have not finished. */
export const OPEN_STATUSES = ['pending', 'in_progress'] as const;

export const isOpenStatus = (status: string): status is (typeof OPEN_STATUSES)[number] =>
  (OPEN_STATUSES as readonly string[]).includes(status);

/**
 * What the archive button does: completed becomes archived, archived becomes completed. Null for those who have not
 * finished: completing them is another thing than unarchiving (reference 5.2).
 */
export function archiveActionOf(status: SupplierStatus): ArchiveAction | null {
  if (isOpenStatus(status)) return null;
  return status === 'completed' ? 'archive' : 'unarchive';
}

/** The status that an action asks for. */
export const STATUS_AFTER = {
  archive: 'archived',
  unarchive: 'completed',
} as const satisfies Record<ArchiveAction, SupplierStatus>;

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
