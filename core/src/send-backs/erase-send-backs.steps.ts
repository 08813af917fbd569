import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { eraseSendBackItems, withdrawClientSendBack } from '../reports/send-back-rows.steps';
import { endWaiting } from './end-waiting.steps';
import { findOpenSendBack } from './send-back.queries';

/**
 * Erases reasons, notes and values of a supplier's send-backs; keeps times and actors. Ends an open send-back, so that
 * its request continues. Returns the files that no send-back refers to any longer. The caller must have locked the
 * supplier.
 */
export async function eraseSendBacks(
  ctx: Context,
  tx: Tx,
  supplier: { companyId: string; supplierId: string },
): Promise<string[]> {
  const open = await findOpenSendBack(tx, supplier);
  if (open) {
    const { requestId, companyId } = open;
    if (requestId === null) await withdrawClientSendBack(ctx, tx, open);
    else await endWaiting(ctx, tx, { requestId, companyId });
  }
  return eraseSendBackItems(tx, supplier);
}
