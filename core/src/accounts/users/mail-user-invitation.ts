import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendUserInvitationJob } from '../account.jobs';
import { isProvenAccount } from '../company-access';
import { writePasswordReset } from '../credentials/password-reset.steps';

const MINUTES_PER_DAY = 24 * 60;

/**
 * Enqueues an invitation to a company. Users with a proven account log in and accept it. All other users get a password
 * link, whose use accepts it: this function inserts its row, and the mail job creates its secret.
 */
export async function mailUserInvitation(
  ctx: Context,
  tx: Tx,
  { companyId, membershipId }: { companyId: string; membershipId: string },
): Promise<void> {
  const { userId } = await tx.membership.findFirstOrThrow({
    where: { id: membershipId, companyId },
    select: { userId: true },
  });
  const passwordResetId = (await isProvenAccount(tx, userId))
    ? null
    : await writePasswordReset(ctx, tx, { userId, minutes: INVITATION_LINK_DAYS * MINUTES_PER_DAY });
  await ctx.jobs.enqueue(tx, sendUserInvitationJob, { membershipId, passwordResetId }, { companyId });
}
