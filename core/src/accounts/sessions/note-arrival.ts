import { audit } from '../../kernel/audit';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/**
 * Records the first request of a user's session in a company as the last login in the company and accepts a pending
 * invitation. Runs once per session and company, so that a company never sees logins to other companies. Ignores
 * sessions of staff logged in as the user.
 */
export async function noteArrival(ctx: Context): Promise<void> {
  const { userId, sessionId, membership, isArriving, loggedInAsBy } = requireUser(ctx.actor);
  if (!membership || !isArriving || loggedInAsBy) return;
  const { companyId } = membership;
  const session = await ctx.db.read.session.findUnique({ where: { id: sessionId }, select: { createdAt: true } });
  if (!session) return;
  const isNew = { OR: [{ lastLoginAt: null }, { lastLoginAt: { lt: session.createdAt } }] };
  const where = { userId, companyId, active: true, ...isNew };
  const member = await ctx.db.read.membership.findFirst({ where, select: { id: true, joinedAt: true } });
  if (!member) return;
  await ctx.db.system(async (tx) => {
    const { count } = await tx.membership.updateMany({
      where,
      data: { lastLoginAt: ctx.now(), joinedAt: member.joinedAt ?? ctx.now() },
    });
    if (count === 0 || member.joinedAt) return;
    await audit(ctx, tx, {
      companyId,
      action: 'company.join',
      objectType: 'membership',
      objectId: member.id,
    });
  });
}
