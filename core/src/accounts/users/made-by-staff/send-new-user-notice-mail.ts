import { createElement } from 'react';
import type { Context } from '../../../kernel/context';
import { personMailLocale } from '../../../mail/mail-locale';
import { oneLine, renderMail } from '../../../mail/render-mail';
import { NewUserMail } from './NewUserMail';
import { NEW_USER_TEXTS } from './new-user.texts';

/**
 * Job `mail.send-new-user-notice`: tells an admin of a company that the provider's staff have added a user to it. Skips
 * admins who left and users who were removed. Delivers at least once. Throws MailError.
 */
export async function sendNewUserNoticeMail(
  ctx: Context,
  { membershipId, userId, messageId }: { membershipId: string; userId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const added = await ctx.db.read.membership.findUnique({
    where: { id: membershipId },
    select: {
      role: true,
      companyId: true,
      company: { select: { name: true, legalName: true } },
      user: { select: { email: true } },
    },
  });
  const admin = await ctx.db.read.user.findFirst({
    where: {
      id: userId,
      active: true,
      memberships: { some: { companyId: added?.companyId, role: 'company_admin', active: true } },
    },
    select: { email: true, name: true, preferences: true },
  });
  if (!added || !admin) return { sent: false };
  const locale = personMailLocale(admin.preferences);
  const { brand, publicUrl } = ctx.config;
  const company = oneLine(added.company.name || added.company.legalName);
  const mail = await renderMail(
    NEW_USER_TEXTS[locale].subject(company),
    createElement(NewUserMail, {
      locale,
      brand,
      person: oneLine(admin.name),
      company,
      email: oneLine(added.user.email),
      role: added.role,
      url: `${publicUrl}/settings/users`,
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [admin.email] });
  return { sent: true };
}
