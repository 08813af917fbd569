import { DomainError } from '@homologa/domain/errors/domain-error';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { notify } from '../../notifications/notify.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { changeDeskRequest, holderOf, isBeingCorrected, requireAtDesk } from '../desk-subject';
import { giveRequestTo } from './give-request';
import { findStaffMember } from './staff.queries';

/**
 * Assigns a request to a staff member, reassigns it, or releases it (`staffId` null). A released request returns to the
 * queue, except that a request that awaits the supplier keeps its status. Notifies the new holder unless staff assign
 * the request to themselves. Throws `not_found`, `desk_request_not_open`, `request_at_gateway`,
 * `desk_assignee_unknown`.
 */
export async function assignRequest(
  ctx: Context,
  { requestId, staffId }: { requestId: string; staffId: string | null },
): Promise<void> {
  // Staff belong to no company, so the tenant transaction cannot see them.
  const isKnown = staffId === null || (await findStaffMember(ctx, staffId)) !== null;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request } = subject;
    if (!isOpenRequest(request.status) && !isBeingCorrected(subject)) throw new DomainError('desk_request_not_open');
    if (!isBeingCorrected(subject)) requireAtDesk(subject);
    if (!isKnown) throw new DomainError('desk_assignee_unknown');
    if (staffId === null && (request.status === 'taken' || request.status === 'verified')) {
      await moveRequest(ctx, tx, request, { to: 'queued', columns: { takenAt: null, verifiedAt: null } });
    }
    const before = holderOf(subject);
    await giveRequestTo(ctx, tx, subject, { holderId: staffId, action: 'desk.assign' });
    if (staffId === null || staffId === before || staffId === actorIdOf(ctx.actor)) return;
    const { id, companyId, workflowId, supplierId } = request;
    await notify(ctx, tx, 'request_assigned', [staffId], { companyId, workflowId, supplierId, requestId: id });
  });
}
