import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/** Ends the session that asks. Safe to repeat. */
export async function logOut(ctx: Context): Promise<void> {
  const { sessionId } = requireUser(ctx.actor);
  await ctx.db.read.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { revokedAt: ctx.now() } });
}
