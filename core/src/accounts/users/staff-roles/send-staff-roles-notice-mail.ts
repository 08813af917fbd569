import { staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { createElement } from 'react';
import type { Context } from '../../../kernel/context';
import { personMailLocale } from '../../../mail/mail-locale';
import { oneLine, renderMail } from '../../../mail/render-mail';
import { StaffRolesMail } from './StaffRolesMail';
import { STAFF_ROLES_TEXTS } from './staff-roles.texts';

/**
 * Job `mail.send-staff-roles-notice`: tells a member of staff that somebody changed their roles, and which they are now.
 * Skips people who left. Delivers at least once. Throws MailError.
 */
export async function sendStaffRolesNoticeMail(
  ctx: Context,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const user = await ctx.db.read.user.findFirst({
    where: { id: userId, accountRole: 'admin', active: true },
    select: { email: true, name: true, preferences: true, staffRoles: true },
  });
  if (!user) return { sent: false };
  const locale = personMailLocale(user.preferences);
  const { brand, publicUrl } = ctx.config;
  const mail = await renderMail(
    STAFF_ROLES_TEXTS[locale].subject(oneLine(brand.name)),
    createElement(StaffRolesMail, {
      locale,
      brand,
      person: oneLine(user.name),
      roles: staffRolesOf(user.staffRoles),
      url: publicUrl,
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [user.email] });
  return { sent: true };
}
