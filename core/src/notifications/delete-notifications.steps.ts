import type { Tx } from '../kernel/database/database';

/** Deletes the notifications about suppliers that are deleted: their links would lead nowhere. */
export async function deleteNotificationsOf(tx: Tx, companyId: string, supplierIds: readonly string[]): Promise<void> {
  await tx.notification.deleteMany({ where: { companyId, supplierId: { in: [...supplierIds] } } });
}
