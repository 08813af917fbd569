import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { moveRequest, withdrawOpenSendBack } from '../reports/request-status.steps';

/**
 * Ends a request's wait for its send-back: the request returns to its assignee or to the queue. If a rejected payment
 * is open, it keeps waiting for the next proof of payment. Returns the assignee. The caller has locked the supplier's
 * row.
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
