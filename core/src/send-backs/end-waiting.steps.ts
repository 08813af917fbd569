import { pauseForRejectedPayment } from '../bir-requests/charge-rows.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { moveRequest } from '../reports/request-status.steps';
import { withdrawOpenSendBack } from '../reports/send-back-rows.steps';

/**
 * Ends a request's wait for its send-back and returns the request to its assignee or to the queue. While a rejected
 * payment is open, the request keeps waiting for the next proof of payment. Returns the assignee. The caller must have
 * locked the supplier.
 */
export async function endWaiting(
  ctx: Context,
  tx: Tx,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<string | null> {
  const request = await tx.reportRequest.findFirstOrThrow({ where: { id: requestId, companyId } });
  const { birRequestId, takenById } = request;
  if (birRequestId !== null) {
    if (await pauseForRejectedPayment(tx, { birRequestId, companyId })) {
      await withdrawOpenSendBack(ctx, tx, { requestId, companyId });
      return takenById;
    }
  }
  if (takenById === null) await moveRequest(ctx, tx, request, { to: 'queued', columns: { takenAt: null } });
  else await moveRequest(ctx, tx, request, { to: 'taken' });
  return takenById;
}
