import type { Tx } from '../kernel/database/database';

/** Deletes the rows of a supplier's My Files. Returns the stored files, which the caller must free. */
export async function deleteSupplierFiles(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const where = { companyId, id: { in: [...ids] } };
  const rows = await tx.supplierFile.findMany({ where, select: { fileId: true } });
  await tx.supplierFile.deleteMany({ where });
  return rows.map(({ fileId }) => fileId);
}
