import { DomainError } from '@homologa/domain/errors/domain-error';
import { holdsReportBack } from '@homologa/domain/payments/charges';
import { isOpenRequest, OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import { DESK } from '../kernel/adapters/desk-gateway';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import type { ReportGateway } from '../kernel/ports/report-gateway';
import { findOrdered, orderOf } from './gateway-order.queries';
import { leaveToDesk } from './gateway-orders.steps';
import { cancelOrderJob, pollOrderJob } from './report.jobs';

const STANDING = { in: [...OPEN_REQUEST_STATUSES] };

/**
 * Hands a report request to its gateway and notes that it was accepted. Does nothing for one that is accepted or
 * no longer open. The gateway recognises a repetition by the order's id. A request that was given to another gateway
 * meanwhile is handed to that one by another attempt; one whose payment is open waits until it is accepted. Throws
 * `gateway_away`, `gateway_refused`, `gateway_unknown`.
 */
export async function submitReportRequest(
  ctx: Context,
  { reportRequestId }: { reportRequestId: string },
  signal: AbortSignal,
): Promise<{ accepted: boolean }> {
  const request = await findOrdered(ctx, { id: reportRequestId });
  if (!request || request.acceptedAt || !isOpenRequest(request.status)) return { accepted: false };
  const gateway = ctx.gateways.named(request.gateway);
  if (!gateway) throw new DomainError('gateway_unknown');
  if (request.gateway !== DESK && (await awaitsPayment(ctx, request))) return { accepted: false };
  const { reference } = await gateway.submit(orderOf(request), signal);
  if (await accept(ctx, request, gateway, reference)) return { accepted: true };
  await dropOrder(ctx, request);
  // Gone, over, or accepted by an attempt beside this one: then there is nothing left to do.
  const now = await findOrdered(ctx, { id: reportRequestId });
  if (now && now.orderId !== request.orderId) throw new DomainError('gateway_away');
  return { accepted: false };
}

/** A report that its supplier pays is ordered from nobody before the money is there (reference 8.17). */
async function awaitsPayment(
  ctx: Context,
  { companyId, birRequestId, ccrRequestId }: Pick<ReportRequest, 'companyId' | 'birRequestId' | 'ccrRequestId'>,
): Promise<boolean> {
  if (birRequestId === null || ccrRequestId !== null) return false;
  const charge = await ctx.db.read.charge.findFirst({ where: { companyId, birRequestId }, select: { state: true } });
  return holdsReportBack(charge?.state);
}

/**
 * When the gateway could not be reached to the end, the provider's own desk takes the request: what was asked for
 * is never lost.
 */
export async function fallBackToDesk(ctx: Context, { reportRequestId }: { reportRequestId: string }): Promise<void> {
  const found = await ctx.db.read.reportRequest.findUnique({ where: { id: reportRequestId } });
  if (!found) return;
  await ctx.db.tenant(found.companyId, async (tx) => {
    const request = await lockRequest(tx, found);
    if (!request || request.acceptedAt || !isOpenRequest(request.status)) return;
    ctx.log.warn({ reportRequestId, gateway: request.gateway }, 'the gateway did not accept; the desk takes over');
    await leaveToDesk(ctx, tx, request);
  });
}

/** A request's row, held and read. Null where it is gone, or has another order by now. */
export async function lockRequest(
  tx: Tx,
  { id, companyId, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'orderId'>,
): Promise<ReportRequest | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "ReportRequest" WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid FOR UPDATE`;
  return tx.reportRequest.findFirst({ where: { id, companyId, orderId } });
}

/** Throws `job_not_repeatable` for a request that somebody has accepted, the desk among them, or that is over. */
export async function assertNotAccepted(_ctx: Context, tx: Tx, input: { reportRequestId: string }): Promise<void> {
  const open = await tx.reportRequest.count({
    where: { id: input.reportRequestId, acceptedAt: null, status: STANDING },
  });
  if (open === 0) throw new DomainError('job_not_repeatable');
}

async function accept(
  ctx: Context,
  { id, companyId, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'orderId'>,
  { pollMs }: ReportGateway,
  reference: string,
): Promise<boolean> {
  return ctx.db.tenant(companyId, async (tx) => {
    const { count } = await tx.reportRequest.updateMany({
      where: { id, companyId, orderId, acceptedAt: null, status: STANDING },
      data: { gatewayRef: reference, acceptedAt: ctx.now() },
    });
    if (count === 1 && pollMs !== null) {
      const runAt = new Date(ctx.now().getTime() + pollMs);
      await ctx.jobs.enqueue(tx, pollOrderJob, { orderId, round: 0 }, { companyId, runAt });
    }
    return count === 1;
  });
}

/** An order that arrived when nobody wanted it any more; what delivers before it is accepted is not one. */
async function dropOrder(
  ctx: Context,
  { id, companyId, gateway, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'gateway' | 'orderId'>,
): Promise<void> {
  if (gateway === DESK) return;
  await ctx.db.tenant(companyId, async (tx) => {
    const isWanted = await tx.reportRequest.count({
      where: { id, companyId, orderId, status: { notIn: ['cancelled'] } },
    });
    if (isWanted === 0) await ctx.jobs.enqueue(tx, cancelOrderJob, { gateway, orderId }, { companyId });
  });
}
