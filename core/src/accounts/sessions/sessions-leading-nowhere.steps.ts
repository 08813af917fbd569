import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';

/**
 * Ends the sessions of users without any active membership or onboarding. Keeps sessions of staff, who belong to no
 * company.
 */
export async function endSessionsLeadingNowhere(ctx: Context, tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.session.updateMany({
    where: {
      userId: { in: [...userIds] },
      revokedAt: null,
      user: {
        accountRole: 'user',
        memberships: { none: { active: true, company: { deactivatedAt: null } } },
        suppliers: { none: {} },
      },
    },
    data: { revokedAt: ctx.now() },
  });
}
