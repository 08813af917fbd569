import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { Context } from '../../kernel/context';

interface Principal {
  companyId: string;
  userId: string;
  behalfOfId: string | null;
  jobId: string;
}

/**
 * Returns a context in which a job acts on behalf of a user: the history names the user, and policies check the user's
 * current role. Throws `forbidden` if the user is no longer an active member of the company.
 */
export async function actingAs(ctx: Context, principal: Principal): Promise<Context> {
  const { companyId, userId } = principal;
  const member = await ctx.db.read.membership.findFirst({
    where: { companyId, userId, active: true, user: { active: true }, company: { deactivatedAt: null } },
    select: { role: true, user: { select: { email: true, accountRole: true } } },
  });
  if (!member) throw new DomainError('forbidden');
  const membership = { companyId, role: member.role };
  const actor: UserActor = {
    kind: 'user',
    userId,
    sessionId: principal.jobId,
    email: member.user.email,
    accountRole: member.user.accountRole,
    membership,
    memberships: [membership],
    loggedInAsBy: principal.behalfOfId,
  };
  return { ...ctx, actor };
}
