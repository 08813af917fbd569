import { DESK } from '@homologa/domain/reports/gateways';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Charge } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { applyMessageJob, submitReportRequestJob } from '../../reports/report.jobs';
import { moveRequest } from '../../reports/request-status.steps';

const openRequestOf = (tx: Tx, { companyId, birRequestId }: Charge) =>
  tx.reportRequest.findFirst({
    where: { companyId, birRequestId, ccrRequestId: null, status: { in: [...OPEN_REQUEST_STATUSES] } },
    select: {
      id: true,
      companyId: true,
      status: true,
      takenAt: true,
      takenById: true,
      acceptedAt: true,
      gateway: true,
      sendBacks: { where: { status: 'open' }, select: { id: true } },
    },
  });

/**
 * Pauses the desk's request and its deadline until the supplier sends a new proof. Returns true if the next proof must
 * resume the request; false if there is no request or staff had already paused the request. If a send-back is open, the
 * request waits for both the answer to the send-back and the proof. The caller must have locked the supplier.
 */
export async function pauseRequest(ctx: Context, tx: Tx, charge: Charge, reason: string): Promise<boolean> {
  const request = await openRequestOf(tx, charge);
  if (!request) return false;
  if (request.status === 'awaiting_supplier') return request.sendBacks.length > 0;
  await moveRequest(ctx, tx, request, { to: 'awaiting_supplier', reason, columns: { verifiedAt: null } });
  return true;
}

export async function resumeRequest(ctx: Context, tx: Tx, charge: Charge): Promise<void> {
  const request = await openRequestOf(tx, charge);
  if (request?.status !== 'awaiting_supplier' || request.sendBacks.length > 0) return;
  const isTaken = request.takenAt !== null && request.takenById !== null;
  await moveRequest(ctx, tx, request, isTaken ? { to: 'taken' } : { to: 'queued', columns: { takenAt: null } });
}

/**
 * Sends a request to its gateway once the payment is accepted, and enqueues earlier messages of the gateway. Has no
 * effect for the desk, which already has the request.
 */
export async function submitPaid(ctx: Context, tx: Tx, charge: Charge): Promise<void> {
  const request = await openRequestOf(tx, charge);
  if (!request || request.gateway === DESK) return;
  const { companyId } = charge;
  const kept = await tx.gatewayMessage.findMany({
    where: { companyId, requestId: request.id, outcome: 'received' },
    select: { id: true },
  });
  for (const { id } of kept) await ctx.jobs.enqueue(tx, applyMessageJob, { messageId: id }, { companyId });
  if (request.acceptedAt) return;
  await ctx.jobs.enqueue(tx, submitReportRequestJob, { reportRequestId: request.id, isPaid: true }, { companyId });
}
