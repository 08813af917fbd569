import { DomainError } from '@homologa/domain/errors/domain-error';
import { canDecidePrivacyRequests } from '@homologa/domain/privacy/privacy.policy';
import { audit } from '../kernel/audit';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { sendPrivacyAnswer } from '../mail/mail.jobs';

interface DecideErasureInput {
  requestId: string;
  decision: 'erase' | 'refuse';
  reason: string;
}

/**
 * POST /api/desk/privacy-requests/{id}/decision. The person is told by mail; an erasure is carried out by a job once
 * that mail is on its way. Throws `forbidden`, `not_found`, `decision_reason_required` for a refusal without one,
 * `privacy_request_decided` when somebody else was faster.
 */
export async function decideErasure(ctx: Context, input: DecideErasureInput): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  authorize(canDecidePrivacyRequests(ctx.actor));
  const { requestId, decision, reason } = input;
  if (decision === 'refuse' && !reason) throw new DomainError('decision_reason_required');
  await ctx.db.system(async (tx) => {
    const request = await tx.privacyRequest.findFirst({
      where: { id: requestId, kind: 'erasure' },
      select: { userId: true },
    });
    if (!request) throw new DomainError('not_found');
    const { count } = await tx.privacyRequest.updateMany({
      where: { id: requestId, status: { in: ['open', 'failed'] } },
      data: {
        status: decision === 'erase' ? 'running' : 'refused',
        reason: decision === 'refuse' ? reason : '',
        decidedAt: ctx.now(),
        decidedById: userId,
      },
    });
    if (count === 0) throw new DomainError('privacy_request_decided');
    await ctx.jobs.enqueue(tx, sendPrivacyAnswer, { requestId }, { companyId: null });
    await audit(ctx, tx, {
      companyId: null,
      action: 'privacy.decide_erasure',
      objectType: 'user',
      objectId: request.userId,
      facts: { decision },
    });
  });
}
