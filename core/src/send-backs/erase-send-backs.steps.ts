import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { endWaiting } from './end-waiting.steps';
import { findOpenSendBack } from './send-back.queries';

/**
 * Erases what was sent back to a supplier and what it answered; when and by whom stays (reference 11.14). Nobody can
 * answer an open one any more: its request goes on without. Gives the files that nothing of it refers to now. The
 * caller holds the supplier's row.
 */
export async function eraseSendBacks(
  ctx: Context,
  tx: Tx,
  supplier: { companyId: string; supplierId: string },
): Promise<string[]> {
  const { companyId } = supplier;
  const open = await findOpenSendBack(tx, supplier);
  if (open) await endWaiting(ctx, tx, open);
  await tx.sendBackItem.updateMany({
    where: { companyId, sendBack: supplier },
    data: { reason: '', note: '', before: Prisma.DbNull, after: Prisma.DbNull },
  });
  const files = { companyId, item: { sendBack: supplier } };
  const held = await tx.sentBackFile.findMany({ where: files, select: { fileId: true } });
  await tx.sentBackFile.deleteMany({ where: files });
  return held.map(({ fileId }) => fileId);
}
