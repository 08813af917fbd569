import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { newSecret } from '../../kernel/ids';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { StaffInvitationMail } from './StaffInvitationMail';
import { STAFF_INVITATION_TEXTS } from './staff-invitation.texts';

/**
 * Mails an invitation to the provider's staff, unless it was accepted or has expired. The link's secret is generated
 * here; only its hash is stored. Delivers at least once. Throws MailError.
 */
export async function sendStaffInvitationMail(
  ctx: Context,
  { passwordResetId, messageId }: { passwordResetId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const open = { id: passwordResetId, usedAt: null, expiresAt: { gt: ctx.now() } };
  const reset = await ctx.db.read.passwordReset.findFirst({
    where: { ...open, user: { active: true } },
    select: { user: { select: { email: true, name: true, preferences: true } } },
  });
  if (!reset) return { sent: false };
  const { token, hash } = newSecret();
  const { count } = await ctx.db.system((tx) =>
    tx.passwordReset.updateMany({ where: open, data: { tokenHash: hash } }),
  );
  if (count === 0) return { sent: false };
  const { user } = reset;
  const { brand, publicUrl } = ctx.config;
  const locale = personMailLocale(user.preferences);
  const mail = await renderMail(
    STAFF_INVITATION_TEXTS[locale].subject(oneLine(brand.name)),
    createElement(StaffInvitationMail, {
      locale,
      brand,
      person: oneLine(user.name),
      url: `${publicUrl}/change-password?${new URLSearchParams({ token }).toString()}`,
      linkDays: INVITATION_LINK_DAYS,
    }),
  );
  await ctx.mail.send({ ...mail, isOwed: true, messageId, to: [user.email] });
  return { sent: true };
}
