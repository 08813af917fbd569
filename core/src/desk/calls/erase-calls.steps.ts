import type { Tx } from '../../kernel/database/database';

/** Erases numbers and notes of a supplier's calls; keeps times and outcomes. */
export async function eraseCalls(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  await tx.callLog.updateMany({ where: { companyId, request: { supplierId } }, data: { number: '', note: '' } });
}
