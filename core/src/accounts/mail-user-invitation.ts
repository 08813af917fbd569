import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId, newSecret } from '../kernel/ids';
import { sendUserInvitation } from '../mail/mail.jobs';

const DAY_MS = 86_400_000;

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
  const createdAt = ctx.now();
  const passwordResetId = active ? null : newId();
  if (passwordResetId) {
    await tx.passwordReset.create({
      data: {
        id: passwordResetId,
        userId,
        // Nobody holds this secret: the mail's own replaces it.
        tokenHash: newSecret().hash,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + INVITATION_LINK_DAYS * DAY_MS),
      },
      select: { id: true },
    });
  }
  await ctx.jobs.enqueue(tx, sendUserInvitation, { membershipId, passwordResetId }, { companyId });
}
