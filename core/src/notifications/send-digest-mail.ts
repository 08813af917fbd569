import { staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { DIGEST_MAX_LINES } from '@homologa/domain/notifications/limits';
import { hiddenKindsFor } from '@homologa/domain/notifications/notification-kinds';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine, renderMail } from '../mail/render-mail';
import { withUnsubscribeLink } from '../mail/unsubscribe-link.steps';
import { NotificationMail } from './NotificationMail';
import { nameNotifications } from './notification.queries';
import { sentenceOf } from './notification-mail';
import { NOTIFICATION_MAIL_TEXTS } from './notification-mail.texts';

const MAX_TAKEN = 1000;

/**
 * Job `mail.send-digest`: mails the user's waiting notifications, oldest first. Delivers at least once; notifications
 * created during the run wait for the next digest. Throws MailError.
 */
export async function sendDigestMail(
  ctx: Context,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<{ sent: number }> {
  const rows = await ctx.db.read.notification.findMany({
    where: { userId, mail: 'daily' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_TAKEN,
  });
  const user = await ctx.db.read.user.findFirst({
    where: { id: userId, active: true },
    select: {
      email: true,
      name: true,
      preferences: true,
      accountRole: true,
      staffRoles: true,
      memberships: { where: { active: true, company: { deactivatedAt: null } }, select: { companyId: true } },
    },
  });
  const companies = new Set(user?.memberships.map(({ companyId }) => companyId));
  const hidden: readonly string[] = user ? hiddenKindsFor({ ...user, staffRoles: staffRolesOf(user.staffRoles) }) : [];
  const theirs = rows.filter(({ companyId, kind }) =>
    user?.accountRole === 'admin' ? !hidden.includes(kind) : companies.has(companyId ?? ''),
  );
  const named = await nameNotifications(ctx, theirs);
  if (user && named.length > 0) {
    const locale = personMailLocale(user.preferences);
    const { brand, publicUrl } = ctx.config;
    const { digest } = NOTIFICATION_MAIL_TEXTS[locale];
    const lines = named.slice(0, DIGEST_MAX_LINES).map((notification) => sentenceOf(notification, locale));
    const left = named.length - lines.length;
    const mail = await renderMail(
      digest.subject(oneLine(brand.name), named.length),
      createElement(NotificationMail, {
        locale,
        brand,
        person: oneLine(user.name),
        intro: digest.intro(named.length),
        sentences: left > 0 ? [...lines, digest.more(left)] : lines,
        url: `${publicUrl}/notifications`,
        button: digest.button,
      }),
    );
    await withUnsubscribeLink(ctx, { userId, kind: 'digest', companyId: null }, (unsubscribeUrl) =>
      ctx.mail.send({ ...mail, messageId, to: [user.email], unsubscribeUrl }),
    );
  }
  const mailed = new Set(named.map(({ id }) => id));
  await ctx.db.system(async (tx) => {
    const ids = (isMailed: boolean) => rows.flatMap(({ id }) => (mailed.has(id) === isMailed ? [id] : []));
    const waiting = { userId, mail: 'daily' as const };
    await tx.notification.updateMany({ where: { ...waiting, id: { in: ids(true) } }, data: { mail: 'sent' } });
    await tx.notification.updateMany({ where: { ...waiting, id: { in: ids(false) } }, data: { mail: 'none' } });
  });
  return { sent: user ? named.length : 0 };
}
