import { DomainError } from '@homologa/domain/errors/domain-error';
import { holdsReportBack } from '@homologa/domain/payments/charges';
import { DESK } from '@homologa/domain/reports/gateways';
import { isOpenRequest, OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { lockRow } from '../kernel/database/lock-rows';
import { findOrdered, orderOf } from './gateway-order.queries';
import { leaveToDesk } from './gateway-orders.steps';
import type { ReportGateway, ReportGateways } from './gateways/report-gateway';
import { cancelOrderJob, pollOrderJob } from './report.jobs';

const STANDING = { in: [...OPEN_REQUEST_STATUSES] };

/**
 * Submits a request to its gateway and records that it was accepted. Has no effect if the request is accepted, closed
 * or awaits its payment. The gateway recognizes a repeated order id. If the request was moved to another gateway
 * concurrently, a retry submits it there. Throws `gateway_away`, `gateway_refused`, `gateway_unknown`.
 */
export async function submitReportRequest(
  ctx: Context,
  gateways: ReportGateways,
  { reportRequestId }: { reportRequestId: string },
  signal: AbortSignal,
): Promise<{ accepted: boolean }> {
  const request = await findOrdered(ctx, { id: reportRequestId });
  if (!request || request.acceptedAt || !isOpenRequest(request.status)) return { accepted: false };
  const gateway = gateways.named(request.gateway);
  if (!gateway) throw new DomainError('gateway_unknown');
  if (request.gateway !== DESK && (await awaitsPayment(ctx, request))) return { accepted: false };
  const { reference } = await gateway.submit(orderOf(request), signal);
  if (await accept(ctx, request, gateway, reference)) return { accepted: true };
  await dropOrder(ctx, request);
  const now = await findOrdered(ctx, { id: reportRequestId });
  if (now && now.orderId !== request.orderId) throw new DomainError('gateway_away');
  return { accepted: false };
}

async function awaitsPayment(
  ctx: Context,
  { companyId, birRequestId, ccrRequestId }: Pick<ReportRequest, 'companyId' | 'birRequestId' | 'ccrRequestId'>,
): Promise<boolean> {
  if (birRequestId === null || ccrRequestId !== null) return false;
  const charge = await ctx.db.read.charge.findFirst({ where: { companyId, birRequestId }, select: { state: true } });
  return holdsReportBack(charge?.state);
}

/** Moves the request to the desk after the last failed attempt, so that no request is lost. */
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

export async function lockRequest(
  tx: Tx,
  { id, companyId, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'orderId'>,
): Promise<ReportRequest | null> {
  await lockRow(tx, 'ReportRequest', companyId, id);
  return tx.reportRequest.findFirst({ where: { id, companyId, orderId } });
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

/**
 * Cancels a submitted order whose request was cancelled or moved. Keeps an order that was delivered before its
 * acceptance was recorded.
 */
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
