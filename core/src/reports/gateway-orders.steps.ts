import { DESK, type GatewayName } from '@homologa/domain/reports/gateways';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { notifyGatewayFailed } from './gateway-failed.steps';
import { cancelOrderJob, submitReportRequestJob } from './report.jobs';
import { moveRequest } from './request-status.steps';

const NOT_ACCEPTED = { gatewayRef: null, acceptedAt: null };

type Ordered = Pick<ReportRequest, 'id' | 'companyId' | 'status' | 'gateway' | 'orderId'>;

interface Giving {
  gateway: GatewayName;
  reason?: string;
  isOrderDone?: boolean;
}

/**
 * Moves a request to a gateway, or restarts it at the same gateway, with a new order id. Cancels the previous order
 * unless it is done, and queues the request again. The caller must have locked the request.
 */
export async function giveToGateway(
  ctx: Context,
  tx: Tx,
  request: Ordered,
  { gateway, reason = '', isOrderDone = false }: Giving,
): Promise<void> {
  const { id, companyId, status } = request;
  if (!isOrderDone) await cancelOrder(ctx, tx, request);
  if (status !== 'queued') {
    const columns = { takenAt: null, takenById: null, verifiedAt: null, callBackAt: null };
    await moveRequest(ctx, tx, request, { to: 'queued', reason, columns });
  }
  const orderId = newId();
  // The desk needs no submission, because its queue is the ReportRequest table.
  const accepted = gateway === DESK ? { gatewayRef: orderId, acceptedAt: ctx.now() } : NOT_ACCEPTED;
  await tx.reportRequest.updateMany({
    where: { id, companyId },
    data: { ...accepted, gateway, orderId, gatewaySequence: 0, takenById: null },
  });
  if (gateway !== DESK) await ctx.jobs.enqueue(tx, submitReportRequestJob, { reportRequestId: id }, { companyId });
  await audit(ctx, tx, {
    companyId,
    action: 'desk.move_gateway',
    objectType: 'report_request',
    objectId: id,
    facts: { from: request.gateway, to: gateway },
  });
}

/**
 * Moves a request that the gateway did not accept or complete to the desk and notifies staff. The caller must have
 * locked the request.
 */
export async function leaveToDesk(ctx: Context, tx: Tx, request: ReportRequest): Promise<void> {
  await giveToGateway(ctx, tx, request, { gateway: DESK });
  await notifyGatewayFailed(ctx, tx, request, { status: 'queued' });
}

async function cancelOrder(
  ctx: Context,
  tx: Tx,
  { id, companyId, gateway, orderId }: Pick<Ordered, 'id' | 'companyId' | 'gateway' | 'orderId'>,
): Promise<void> {
  if (gateway === DESK) return;
  await ctx.jobs.enqueue(tx, cancelOrderJob, { gateway, orderId }, { companyId });
  await audit(ctx, tx, {
    companyId,
    action: 'report.cancel_order',
    objectType: 'report_request',
    objectId: id,
    facts: { gateway },
  });
}

export async function cancelOrdersOf(
  ctx: Context,
  tx: Tx,
  { companyId, supplierIds }: { companyId: string; supplierIds: readonly string[] },
): Promise<void> {
  for (const request of await openOrders(tx, companyId, supplierIds)) await cancelOrder(ctx, tx, request);
}

export async function endOrdersOf(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  for (const request of await openOrders(tx, companyId, [supplierId])) {
    await cancelOrder(ctx, tx, request);
    await moveRequest(ctx, tx, request, { to: 'cancelled', columns: { cancelledAt: ctx.now() } });
  }
}

const openOrders = (tx: Tx, companyId: string, supplierIds: readonly string[]): Promise<Ordered[]> =>
  tx.reportRequest.findMany({
    where: {
      companyId,
      supplierId: { in: [...supplierIds] },
      gateway: { not: DESK },
      status: { in: [...OPEN_REQUEST_STATUSES] },
    },
    select: { id: true, companyId: true, status: true, gateway: true, orderId: true },
    orderBy: { id: 'asc' },
  });
