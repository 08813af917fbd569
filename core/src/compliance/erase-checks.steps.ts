import type { Tx } from '../kernel/database/database';

/** Erases the birth date stored with the compliance check of a supplier. */
export async function eraseChecks(tx: Tx, ofSupplier: { supplierId: string; companyId: string }): Promise<void> {
  await tx.complianceCheck.updateMany({ where: ofSupplier, data: { birthDate: null } });
}
