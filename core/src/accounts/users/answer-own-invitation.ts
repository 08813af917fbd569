import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { mayAnswerInvitations } from '../company-access';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { PENDING } from './own-invitations.queries';

interface OwnInvitationAnswer {
  membershipId: string;
  accept: boolean;
}

/**
 * POST /auth/invitations/{invitation_id}: joins a company that has invited the caller, or declines. A declined
 * membership is deactivated, so that the company can invite again by reactivating it. Returns the company that was
 * joined; null after a refusal. Throws `not_found` unless the invitation is the caller's and still open, and
 * for an account whose e-mail nobody has proven; `unauthenticated`, `not_while_logged_in_as`.
 */
export async function answerOwnInvitation(
  ctx: Context,
  { membershipId, accept }: OwnInvitationAnswer,
): Promise<string | null> {
  const actor = requireUser(ctx.actor);
  const { userId } = actor;
  requireNotActingAsOther(ctx.actor);
  return ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    if (!(await mayAnswerInvitations(tx, userId))) throw new DomainError('not_found');
    const [answered] = await tx.membership.updateManyAndReturn({
      where: { id: membershipId, userId, ...PENDING },
      data: accept ? { active: true, joinedAt: ctx.now() } : { deactivatedAt: ctx.now() },
      select: { companyId: true },
    });
    if (!answered) throw new DomainError('not_found');
    await audit(ctx, tx, {
      companyId: answered.companyId,
      action: accept ? 'company.join' : 'company.decline_invitation',
      objectType: 'membership',
      objectId: membershipId,
    });
    return accept ? answered.companyId : null;
  });
}
