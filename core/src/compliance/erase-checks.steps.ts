import type { Tx } from '../kernel/database/database';

/** Erases the date of birth of a person who was checked and became a supplier. */
export async function eraseChecks(tx: Tx, ofSupplier: { supplierId: string; companyId: string }): Promise<void> {
  await tx.complianceCheck.updateMany({ where: ofSupplier, data: { birthDate: null } });
}
