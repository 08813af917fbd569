import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendUserInvitationJob } from '../account.jobs';
import { writePasswordReset } from '../credentials/password-reset.steps';

const MINUTES_PER_DAY = 24 * 60;

/**
 * Enqueues an invitation to a company. Active members only need to log in; all others get a password link, whose row is
 * inserted here and whose secret is created when the mail is sent.
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
