import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { DESK, type GatewayName } from '@homologa/domain/reports/gateways';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import type { Context } from '../../kernel/context';
import { giveToGateway } from '../../reports/gateway-orders.steps';
import { changeDeskRequest, holderOf, requireAssignee } from '../desk-subject';
import { requireNoOtherRequest } from './no-other-request';

/**
 * Moves a request to another gateway, or restarts a stopped request at the same gateway, and cancels the order at the
 * previous gateway. Only its holder can move a request held by staff at the desk. Does nothing if the open request is
 * already at the gateway. Throws `not_found`, `gateway_unknown`, `desk_request_held`, `desk_request_not_open`,
 * `request_move_refused`.
 */
export async function moveToGateway(
  ctx: Context,
  { requestId, gateway, reason }: { requestId: string; gateway: GatewayName; reason: string },
): Promise<void> {
  assertRules(ctx.config.reportGateways.includes(gateway) ? [] : [violation('gateway_unknown', 'gateway')]);
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request } = subject;
    const isOpen = isOpenRequest(request.status);
    if (isOpen && request.gateway === gateway) return;
    if (request.status === 'delivered' || request.status === 'cancelled')
      throw new DomainError('desk_request_not_open');
    if (request.status === 'awaiting_supplier') throw new DomainError('request_move_refused');
    if (isOpen && request.gateway === DESK && holderOf(subject) !== null) requireAssignee(ctx, subject);
    if (!isOpen) await requireNoOtherRequest(tx, subject);
    await giveToGateway(ctx, tx, request, { gateway, reason });
  });
}
