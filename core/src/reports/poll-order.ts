import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { recordMessage } from './gateway-messages.steps';
import { findOrdered, orderOf } from './gateway-order.queries';
import { leaveToDesk } from './gateway-orders.steps';
import type { ReportGateway, ReportGateways } from './gateways/report-gateway';
import { pollOrderJob, submitReportRequestJob } from './report.jobs';
import { lockRequest } from './submit-report-request';

const LONGEST_PAUSE_MS = 6 * 3_600_000;

interface Poll {
  orderId: string;
  round: number;
}

/**
 * Asks a gateway for the state of an order. While the order is open, enqueues the next poll after twice the pause. An
 * order unknown to the gateway is resubmitted, or moved to the desk if overdue. Returns true if the gateway reported
 * something new. Throws `gateway_away`, `gateway_refused`.
 */
export async function pollOrder(
  ctx: Context,
  gateways: ReportGateways,
  poll: Poll,
  signal: AbortSignal,
): Promise<{ news: boolean }> {
  const request = await findOrdered(ctx, { orderId: poll.orderId });
  if (!request || !isOpenRequest(request.status)) return { news: false };
  const gateway = gateways.named(request.gateway);
  const message = gateway && (await gateway.status(orderOf(request), signal));
  return ctx.db.tenant(request.companyId, async (tx) => {
    const held = await lockOpen(tx, request);
    if (!held) return { news: false };
    if (message) {
      await askAgain(ctx, tx, gateway, request, poll);
      return { news: await recordMessage(ctx, tx, request, message) };
    }
    ctx.log.warn({ orderId: poll.orderId, gateway: request.gateway }, 'the gateway does not know an accepted order');
    if (gateway && !isOverdue(ctx, request)) await submitAnew(ctx, tx, request);
    else await leaveToDesk(ctx, tx, held);
    return { news: false };
  });
}

export async function giveUpPoll(ctx: Context, gateways: ReportGateways, poll: Poll): Promise<void> {
  const request = await findOrdered(ctx, { orderId: poll.orderId });
  if (!request) return;
  await ctx.db.tenant(request.companyId, async (tx) => {
    const held = await lockOpen(tx, request);
    if (!held) return;
    if (isOverdue(ctx, held)) await leaveToDesk(ctx, tx, held);
    else await askAgain(ctx, tx, gateways.named(request.gateway), request, poll);
  });
}

const isOverdue = (ctx: Context, { dueAt }: Pick<ReportRequest, 'dueAt'>): boolean =>
  dueAt !== null && dueAt < ctx.now();

async function lockOpen(
  tx: Tx,
  request: Pick<ReportRequest, 'id' | 'companyId' | 'orderId'>,
): Promise<ReportRequest | null> {
  const held = await lockRequest(tx, request);
  return held && isOpenRequest(held.status) ? held : null;
}

async function askAgain(
  ctx: Context,
  tx: Tx,
  gateway: ReportGateway | null,
  { companyId }: Pick<ReportRequest, 'companyId'>,
  { orderId, round }: Poll,
): Promise<void> {
  const pollMs = gateway?.pollMs ?? LONGEST_PAUSE_MS;
  const pause = Math.min(pollMs * 2 ** round, LONGEST_PAUSE_MS);
  const runAt = new Date(ctx.now().getTime() + pause);
  await ctx.jobs.enqueue(tx, pollOrderJob, { orderId, round: round + 1 }, { companyId, runAt });
}

async function submitAnew(
  ctx: Context,
  tx: Tx,
  { id, companyId, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'orderId'>,
): Promise<void> {
  await tx.reportRequest.updateMany({ where: { id, companyId, orderId }, data: { acceptedAt: null } });
  await ctx.jobs.enqueue(tx, submitReportRequestJob, { reportRequestId: id }, { companyId });
}
