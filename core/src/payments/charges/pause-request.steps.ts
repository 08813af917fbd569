import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { Charge } from '@homologa/prisma/models';
import { DESK } from '../../kernel/adapters/desk-gateway';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { applyMessageJob, submitReportRequestJob } from '../../reports/report.jobs';
import { moveRequest } from '../../reports/request-status.steps';

/** The desk's open request for the report that a supplier pays. */
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
 * Makes the desk's request await the supplier, so that its clock rests, with the reason of the rejection. Gives whether
 * its next proof lets it go on: not where there is none, nor where staff had set it to wait. Where something is sent
 * back, it waits for both. The caller holds the supplier's row.
 */
export async function pauseRequest(ctx: Context, tx: Tx, charge: Charge, reason: string): Promise<boolean> {
  const request = await openRequestOf(tx, charge);
  if (!request) return false;
  if (request.status === 'awaiting_supplier') return request.sendBacks.length > 0;
  await moveRequest(ctx, tx, request, { to: 'awaiting_supplier', reason, columns: { verifiedAt: null } });
  return true;
}

/** Lets a request go on that a rejection had made wait, unless something is sent back: with its person, else queued. */
export async function resumeRequest(ctx: Context, tx: Tx, charge: Charge): Promise<void> {
  const request = await openRequestOf(tx, charge);
  if (request?.status !== 'awaiting_supplier' || request.sendBacks.length > 0) return;
  const isTaken = request.takenAt !== null && request.takenById !== null;
  await moveRequest(ctx, tx, request, isTaken ? { to: 'taken' } : { to: 'queued', columns: { takenAt: null } });
}

/**
 * Hands a request to its gateway that has waited for its payment, and does what the gateway has delivered meanwhile;
 * the desk has it already.
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
