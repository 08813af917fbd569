import type { RequestStatusBody } from '@homologa/domain/desk/desk.contract';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { isOpenRequest, statusesByHand } from '@homologa/domain/reports/request-status';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { moveRequest } from '../../reports/request-status.steps';
import { notifyNotLocated } from '../delivery/notify-not-located';
import { changeDeskRequest, requireAssignee, requireAtDesk } from '../desk-subject';
import { requireNoOtherRequest } from './no-other-request';

/**
 * Sets a status that staff determine, with a reason: awaiting the supplier, unable to locate, failed, or back to work.
 * Throws `not_found`, `request_move_refused`, `status_reason_required`, `desk_request_held`, `request_at_gateway`.
 */
export async function setRequestStatus(
  ctx: Context,
  { requestId, change }: { requestId: string; change: RequestStatusBody },
): Promise<void> {
  const { status: to, reason } = change;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request } = subject;
    const { companyId, status: from } = request;
    if (!statusesByHand(from).includes(to)) throw new DomainError('request_move_refused');
    requireAtDesk(subject);
    if (isOpenRequest(from)) requireAssignee(ctx, subject);
    assertRules(reason ? [] : [violation('status_reason_required', 'reason')]);
    if (!isOpenRequest(from) && isOpenRequest(to)) await requireNoOtherRequest(tx, subject);
    const released = to === 'queued' ? { takenAt: null, takenById: null } : {};
    await moveRequest(ctx, tx, request, { to, reason, columns: { ...released, verifiedAt: null } });
    if (to === 'unable_to_locate') await notifyNotLocated(ctx, tx, subject);
    await audit(ctx, tx, {
      companyId,
      action: 'desk.set_status',
      objectType: 'report_request',
      objectId: requestId,
      facts: { from, to },
    });
  });
}
