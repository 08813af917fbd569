import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { moveRequest } from '../reports/request-status.steps';
import { addActivity, moveStatus } from '../suppliers/supplier-history.steps';
import { appendDeskUpdates, changeDeskRequest, isBesideReport } from './desk-subject';

/**
 * A member of staff takes a request up: the supplier of an investigating workflow is in progress from here
 * (reference 9.5). Only one gets it. Throws `not_found`, `desk_request_not_open`.
 */
export async function takeRequest(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request, supplier, workflow } = subject;
    const { companyId } = request;
    if (request.status !== 'queued') throw new DomainError('desk_request_not_open');
    const columns = { takenAt: ctx.now(), takenById: actorIdOf(ctx.actor) };
    await moveRequest(ctx, tx, request, { to: 'taken', columns });
    if (workflow.type === 'investigating' && supplier.status === 'pending' && !isBesideReport(subject)) {
      await moveStatus(ctx, tx, supplier, 'in_progress');
      await addActivity(ctx, tx, supplier, 'investigation_begun');
    }
    await appendDeskUpdates(ctx, tx, subject, 'taken');
    await audit(ctx, tx, { companyId, action: 'desk.take', objectType: 'report_request', objectId: requestId });
  });
}
