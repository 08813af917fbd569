import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { moveRequest } from '../reports/request-status.steps';

/**
 * A request no longer waits for its supplier: it goes back to the person who holds it, else into the queue. Gives who
 * holds it. The caller holds the supplier's row.
 */
export async function endWaiting(
  ctx: Context,
  tx: Tx,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<string | null> {
  const request = await tx.reportRequest.findFirstOrThrow({ where: { id: requestId, companyId } });
  const { takenById } = request;
  if (takenById === null) await moveRequest(ctx, tx, request, { to: 'queued', columns: { takenAt: null } });
  else await moveRequest(ctx, tx, request, { to: 'taken' });
  return takenById;
}
