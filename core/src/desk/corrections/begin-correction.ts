import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { updateRequest } from '../../reports/request-columns.steps';
import { deliveredDataOf, workingCopyOf } from '../delivery/delivered-data.queries';
import { changeDeskRequest, isBeingCorrected } from '../desk-subject';

/**
 * Starts a correction of a delivered report from a copy of the current version; the client sees the current version
 * until the correction is delivered. Throws `not_found`, `correction_reason_required`, `desk_request_not_delivered`,
 * `correction_under_way`.
 */
export async function beginCorrection(
  ctx: Context,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { companyId, status } = subject.request;
    if (status !== 'delivered') throw new DomainError('desk_request_not_delivered');
    if (isBeingCorrected(subject)) throw new DomainError('correction_under_way');
    assertRules(reason ? [] : [violation('correction_reason_required', 'reason')]);
    const current = await deliveredDataOf(tx, subject.request);
    await updateRequest(tx, subject.request, {
      ...workingCopyOf(current),
      dataVersion: { increment: 1 },
      correctionReason: reason,
      correctionAt: ctx.now(),
      correctionById: actorIdOf(ctx.actor),
    });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.begin_correction',
      objectType: 'report_request',
      objectId: requestId,
    });
  });
}
