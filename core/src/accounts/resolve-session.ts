import type { UserActor } from '@homologa/domain/identity/actor';
import type { Context } from '../kernel/context';
import { hashSecret, isId } from '../kernel/ids';

/**
 * Turns a bearer token into who is asking, or null when the session is unknown, over, revoked or its account
 * inactive. `companyId` chooses among the person's companies, none takes the first. In a company that is not (or no
 * longer) theirs the session is over: it must not go on, unasked, in another one.
 */
export async function resolveSession(ctx: Context, token: string, companyId: string | null): Promise<UserActor | null> {
  const session = await ctx.db.read.session.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: {
      id: true,
      expiresAt: true,
      revokedAt: true,
      loggedInAsBy: true,
      user: {
        select: {
          id: true,
          email: true,
          accountRole: true,
          active: true,
          memberships: {
            where: { active: true },
            select: { companyId: true, role: true },
            orderBy: { createdAt: 'asc' },
          },
        },
      },
    },
  });
  if (!session || session.revokedAt || session.expiresAt <= ctx.now() || !session.user.active) return null;
  const { user } = session;
  const chosen = isId(companyId)
    ? user.memberships.find((membership) => membership.companyId === companyId)
    : user.memberships[0];
  if (isId(companyId) && !chosen) return null;
  return {
    kind: 'user',
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    accountRole: user.accountRole,
    membership: chosen ?? null,
    memberships: user.memberships,
    loggedInAsBy: session.loggedInAsBy,
  };
}
