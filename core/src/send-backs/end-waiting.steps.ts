import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { moveRequest, withdrawOpenSendBack } from '../reports/request-status.steps';

/**
 * Nothing is sent back of a request any more: it goes back to the person who holds it, else into the queue, unless its
 * supplier is still awaited for its payment, whose next proof moves it on. Gives who holds it. The caller holds the
 * supplier's row.
 */
export async function endWaiting(
  ctx: Context,
  tx: Tx,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<string | null> {
  const request = await tx.reportRequest.findFirstOrThrow({ where: { id: requestId, companyId } });
  const { birRequestId, takenById } = request;
  if (birRequestId !== null) {
    const where = { companyId, birRequestId, state: 'rejected' } as const;
    const { count } = await tx.charge.updateMany({ where, data: { pausesRequest: true } });
    if (count > 0) {
      await withdrawOpenSendBack(ctx, tx, { requestId, companyId });
      return takenById;
    }
  }
  if (takenById === null) await moveRequest(ctx, tx, request, { to: 'queued', columns: { takenAt: null } });
  else await moveRequest(ctx, tx, request, { to: 'taken' });
  return takenById;
}
