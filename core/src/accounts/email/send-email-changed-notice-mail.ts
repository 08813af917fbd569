import { maskEmail } from '@homologa/domain/identity/email';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { EmailChangedMail } from './EmailChangedMail';
import { EMAIL_CHANGE_TEXTS } from './email-change.texts';

/**
 * Tells the old e-mail of an account that the account has another one, and whom to ask if its owner did not want that.
 * Delivers at least once. Throws MailError.
 */
export async function sendEmailChangedNoticeMail(
  ctx: Context,
  { emailChangeId, messageId }: { emailChangeId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const change = await ctx.db.read.emailChange.findFirst({
    where: { id: emailChangeId, previousEmail: { not: null }, user: { active: true } },
    select: { email: true, previousEmail: true, user: { select: { preferences: true } } },
  });
  if (!change?.previousEmail) return { sent: false };
  const locale = personMailLocale(change.user.preferences);
  const { brand, publicUrl } = ctx.config;
  const mail = await renderMail(
    EMAIL_CHANGE_TEXTS[locale].changedSubject(oneLine(brand.name)),
    createElement(EmailChangedMail, {
      locale,
      brand,
      newEmail: maskEmail(change.email),
      url: `${publicUrl}/contact?${new URLSearchParams({ language: locale }).toString()}`,
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [change.previousEmail] });
  return { sent: true };
}
