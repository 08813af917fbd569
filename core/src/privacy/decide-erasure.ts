import { DomainError } from '@homologa/domain/errors/domain-error';
import { canDecidePrivacyRequests } from '@homologa/domain/privacy/privacy.policy';
import { audit } from '../kernel/audit';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { sendPrivacyAnswerJob } from './privacy.jobs';

interface DecideErasureInput {
  requestId: string;
  decision: 'erase' | 'refuse';
  reason: string;
}

/**
 * Grants or refuses an erasure and mails the decision; the erasure job starts after that mail. Throws `forbidden`,
 * `not_found`, `decision_reason_required` for a refusal without a reason, `privacy_request_decided` if the request was
 * decided concurrently.
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
    await ctx.jobs.enqueue(tx, sendPrivacyAnswerJob, { requestId }, { companyId: null });
    await audit(ctx, tx, {
      companyId: null,
      action: 'privacy.decide_erasure',
      objectType: 'user',
      objectId: request.userId,
      facts: { decision },
    });
  });
}
