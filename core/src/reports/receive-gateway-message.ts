import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import type { RawNotification } from '../kernel/signing/raw-notification';
import { recordMessage } from './gateway-messages.steps';
import type { ReportGateways } from './gateways/report-gateway';

/**
 * Stores the bureau's signed message; a job applies it, so that the bureau does not wait. Repeated messages and
 * messages about unknown or moved orders change nothing and return normally. Throws `gateway_message_invalid` for a
 * wrong signature, `not_found` if no bureau is configured.
 */
export async function receiveGatewayMessage(
  asker: Context,
  { bureau }: ReportGateways,
  notification: RawNotification,
): Promise<void> {
  if (!bureau) throw new DomainError('not_found');
  const message = bureau.verify(notification, asker.now());
  const ctx: Context = { ...asker, actor: { kind: 'system', name: `reports.${bureau.name}` } };
  const { order_id: orderId, delivery_id: deliveryId } = message;
  const request = await ctx.db.read.reportRequest.findUnique({ where: { orderId } });
  if (!request || request.gateway !== bureau.name) {
    ctx.log.warn({ orderId, deliveryId }, 'a message about an order that is not known here');
    return;
  }
  await ctx.db.tenant(request.companyId, (tx) => recordMessage(ctx, tx, request, message));
}
