import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { addActivity } from '../../notifications/activity.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { advanceSupplier } from '../delivery/advance-supplier';
import { requirePaid } from '../delivery/payment-gap';
import { changeDeskRequest, requireTaken } from '../desk-subject';
import { requireVerifiedCall } from './verified-call';

/**
 * Marks the supplier's data as verified after the confirmation call and starts work on the report or score. Throws
 * `not_found`, `payment_not_accepted`, `verified_call_required`, `desk_request_not_taken`, `desk_request_not_open`,
 * `desk_request_held`.
 */
export async function verifyData(
  ctx: Context,
  { requestId, reason = '' }: { requestId: string; reason?: string | undefined },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireTaken(ctx, subject);
    const { request, supplier } = subject;
    if (request.status === 'verified') throw new DomainError('desk_request_not_open');
    await requirePaid(tx, subject);
    await requireVerifiedCall(tx, subject, reason);
    await moveRequest(ctx, tx, request, { to: 'verified', columns: { verifiedAt: ctx.now() } });
    const updates = await advanceSupplier(ctx, tx, subject, 'verified');
    if (updates.includes('creating_score')) await addActivity(ctx, tx, supplier, 'score_view_begun');
    await audit(ctx, tx, {
      companyId: request.companyId,
      action: 'desk.verify',
      objectType: 'report_request',
      objectId: requestId,
    });
  });
}
