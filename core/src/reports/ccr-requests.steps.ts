import type { CcrRequest } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

export async function insertCcrRequest(
  tx: Tx,
  request: Pick<CcrRequest, 'id' | 'companyId' | 'supplierId' | 'requestedAt'>,
): Promise<boolean> {
  const { count } = await tx.ccrRequest.createMany({ data: [request], skipDuplicates: true });
  return count > 0;
}

export async function setCcrScore(
  tx: Tx,
  { id, companyId }: Pick<CcrRequest, 'id' | 'companyId'>,
  { score, isSandbox, deliveredAt }: Partial<Pick<CcrRequest, 'score' | 'isSandbox' | 'deliveredAt'>>,
): Promise<void> {
  await tx.ccrRequest.updateMany({
    where: { id, companyId },
    data: { score, isSandbox, ...(deliveredAt ? { deliveredAt } : {}) },
  });
}
