import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendUserInvitation } from '../../mail/mail.jobs';
import { writePasswordReset } from '../credentials/password-reset.steps';

const MINUTES_PER_DAY = 24 * 60;

/**
 * Mails an invitation to work for a company. Anyone who may act for it already needs no more than to log in; everybody
 * else gets a link to choose a password, whose row is made here and whose secret when the mail is sent.
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
    : await writePasswordReset(ctx, tx, userId, INVITATION_LINK_DAYS * MINUTES_PER_DAY);
  await ctx.jobs.enqueue(tx, sendUserInvitation, { membershipId, passwordResetId }, { companyId });
}
