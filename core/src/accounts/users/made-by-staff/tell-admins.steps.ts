import { isStaff } from '@homologa/domain/identity/actor';
import type { Context } from '../../../kernel/context';
import type { Tx } from '../../../kernel/database/database';
import { sendNewUserNoticeJob } from '../../account.jobs';

/**
 * Mails the admins of a company that the provider's staff have added a user to it: nobody of the company asked for this
 * user, who may be no person of theirs. Does nothing for other actors.
 */
export async function tellAdminsOfNewUser(
  ctx: Context,
  tx: Tx,
  { companyId, membershipId }: { companyId: string; membershipId: string },
): Promise<void> {
  if (!isStaff(ctx.actor)) return;
  const admins = await tx.membership.findMany({
    where: {
      companyId,
      id: { not: membershipId },
      role: 'company_admin',
      active: true,
      joinedAt: { not: null },
      user: { active: true },
    },
    select: { userId: true },
  });
  const notices = admins.map(({ userId }) => ({ membershipId, userId }));
  await ctx.jobs.enqueueMany(tx, sendNewUserNoticeJob, notices, { companyId });
}
