import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import type { RawNotification } from '../kernel/ports/payment-gateway';
import { recordMessage } from './gateway-messages.steps';

/**
 * POST /reports/notifications/http: what the bureau says of an order (reference 9.15). It is written down and done by a
 * job, so that the bureau never waits. What it has not signed throws `gateway_message_invalid`; a repetition, and news
 * of an order that is unknown or no longer its, change nothing and are answered like all others. Throws `not_found`
 * where no bureau is set up.
 */
export async function receiveGatewayMessage(asker: Context, notification: RawNotification): Promise<void> {
  const { bureau } = asker.gateways;
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
