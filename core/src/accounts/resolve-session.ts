import type { UserActor } from '@homologa/domain/accounts/actor';
import type { Context } from '../kernel/context';
import { hashSecret, isId } from '../kernel/ids';

/**
 * Turns a bearer token into who is asking, or null when the session is unknown, over, revoked or its account
 * inactive. `companyId` chooses among the person's companies; an unknown choice, like none, takes the first.
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
    : undefined;
  return {
    kind: 'user',
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    accountRole: user.accountRole,
    membership: chosen ?? user.memberships[0] ?? null,
    memberships: user.memberships,
    loggedInAsBy: session.loggedInAsBy,
  };
}
