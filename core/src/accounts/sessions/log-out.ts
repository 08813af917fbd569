import { audit } from '../../kernel/audit';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/** Revokes the actor's session. Idempotent. */
export async function logOut(ctx: Context): Promise<void> {
  const { sessionId, userId } = requireUser(ctx.actor);
  await ctx.db.system(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: ctx.now() },
    });
    if (count === 0) return;
    await audit(ctx, tx, { companyId: null, action: 'account.log_out', objectType: 'user', objectId: userId });
  });
}
