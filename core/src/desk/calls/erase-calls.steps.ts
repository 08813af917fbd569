import type { Tx } from '../../kernel/database/database';

/** Erases the phone numbers and notes of the provider's calls to a supplier; keeps times and outcomes. */
export async function eraseCalls(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  await tx.callLog.updateMany({ where: { companyId, request: { supplierId } }, data: { number: '', note: '' } });
}
