import type { BureauMessage } from '@homologa/domain/reports/bureau.contract';
import type { GatewayMessage, ReportRequest } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { applyMessageJob } from './report.jobs';

/**
 * Stores a gateway's message and enqueues its processing. Returns false if an earlier notification or poll has already
 * stored the message.
 */
export async function recordMessage(
  ctx: Context,
  tx: Tx,
  { id: requestId, companyId, gateway, orderId }: Pick<ReportRequest, 'id' | 'companyId' | 'gateway' | 'orderId'>,
  message: BureauMessage,
): Promise<boolean> {
  const { delivery_id: deliveryId, sequence, state } = message;
  const id = newId();
  const { count } = await tx.gatewayMessage.createMany({
    data: [{ id, companyId, requestId, gateway, orderId, deliveryId, sequence, state, message, receivedAt: ctx.now() }],
    skipDuplicates: true,
  });
  if (count === 1) await ctx.jobs.enqueue(tx, applyMessageJob, { messageId: id }, { companyId });
  return count === 1;
}

type MessageKey = Pick<GatewayMessage, 'id' | 'companyId'>;

export async function recordUnusable(tx: Tx, { id, companyId }: MessageKey, reason: string): Promise<void> {
  await tx.gatewayMessage.updateMany({ where: { id, companyId }, data: { reason } });
}

export async function settleMessage(
  ctx: Context,
  tx: Tx,
  { id, companyId }: MessageKey,
  outcome: GatewayMessage['outcome'],
): Promise<void> {
  await tx.gatewayMessage.updateMany({ where: { id, companyId }, data: { outcome, settledAt: ctx.now() } });
}
