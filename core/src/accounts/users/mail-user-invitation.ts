import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendUserInvitationJob } from '../account.jobs';
import { writePasswordReset } from '../credentials/password-reset.steps';

const MINUTES_PER_DAY = 24 * 60;

/**
 * Enqueues an invitation to a company. Active members only need to log in. All other users get a password link: this
 * function inserts its row, and the mail job creates its secret.
 */
export async function mailUserInvitation(
  ctx: Context,
  tx: Tx,
  { companyId, membershipId }: { companyId: string; membershipId: string },
): Promise<void> {
  const { active, userId } = await tx.membership.findFirstOrThrow({
    where: { id: membershipId, companyId },
    select: { active: true, userId: true },
  });
  const passwordResetId = active
    ? null
    : await writePasswordReset(ctx, tx, { userId, minutes: INVITATION_LINK_DAYS * MINUTES_PER_DAY });
  await ctx.jobs.enqueue(tx, sendUserInvitationJob, { membershipId, passwordResetId }, { companyId });
}
