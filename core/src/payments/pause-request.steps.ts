import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Charge } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { moveRequest } from '../reports/request-status.steps';

/** The desk's open request for the report that a supplier pays. */
const openRequestOf = (tx: Tx, { companyId, birRequestId }: Charge) =>
  tx.reportRequest.findFirst({
    where: { companyId, birRequestId, ccrRequestId: null, status: { in: [...OPEN_REQUEST_STATUSES] } },
    select: { id: true, companyId: true, status: true, takenAt: true },
  });

/**
 * Makes the desk's request await the supplier, so that its clock rests, with the reason of the rejection. Gives whether
 * it does: not where there is none, nor where the supplier was awaited already. The caller holds the supplier's row.
 */
export async function pauseRequest(ctx: Context, tx: Tx, charge: Charge, reason: string): Promise<boolean> {
  const request = await openRequestOf(tx, charge);
  if (!request || request.status === 'awaiting_supplier') return false;
  await moveRequest(ctx, tx, request, { to: 'awaiting_supplier', reason, columns: { verifiedAt: null } });
  return true;
}

/** Lets a request go on that a rejection had made wait: with the person who had it, or in the queue. */
export async function resumeRequest(ctx: Context, tx: Tx, charge: Charge): Promise<void> {
  const request = await openRequestOf(tx, charge);
  if (request?.status !== 'awaiting_supplier') return;
  await moveRequest(ctx, tx, request, { to: request.takenAt ? 'taken' : 'queued' });
}
