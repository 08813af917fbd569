import { LOGIN_FAILURES_PER_ACCOUNT, LOGIN_WINDOW_SECONDS } from '@homologa/domain/accounts/limits';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { LockoutMail } from './LockoutMail';
import { LOCKOUT_TEXTS } from './lockout.texts';

/** Mails a warning about failed logins from unknown devices. Delivers at least once. Throws MailError. */
export async function sendLockoutNoticeMail(
  ctx: Context,
  input: { userId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const user = await ctx.db.read.user.findUnique({
    where: { id: input.userId },
    select: { email: true, preferences: true, active: true },
  });
  if (!user?.active) return { sent: false };
  const locale = personMailLocale(user.preferences);
  const { brand, publicUrl } = ctx.config;
  const mail = await renderMail(
    LOCKOUT_TEXTS[locale].subject(oneLine(brand.name)),
    createElement(LockoutMail, {
      locale,
      brand,
      failures: LOGIN_FAILURES_PER_ACCOUNT,
      minutes: LOGIN_WINDOW_SECONDS / 60,
      url: `${publicUrl}/forgot-password`,
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId: input.messageId, to: [user.email] });
  return { sent: true };
}
