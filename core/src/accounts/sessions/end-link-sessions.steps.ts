import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';

/** Ends the user's sessions that mailed links of one supplier opened. Needs the system role. */
export async function endLinkSessions(
  ctx: Context,
  tx: Tx,
  { userId, supplierId }: { userId: string; supplierId: string },
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, supplierId, revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
}
