import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { EmailChangeCodeMail } from './EmailChangeCodeMail';
import { generateEmailChangeCode } from './email-change.steps';
import { EMAIL_CHANGE_TEXTS } from './email-change.texts';

/**
 * Mails the code that proves the new e-mail of an account. Names neither the person nor the old e-mail, because the
 * address may be a stranger's. The code is generated per attempt, so only that of the newest mail works. Delivers at
 * least once. Throws MailError.
 */
export async function sendEmailChangeCodeMail(
  ctx: Context,
  { emailChangeId, messageId }: { emailChangeId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const asked = await ctx.db.read.emailChange.findFirst({
    where: { id: emailChangeId, usedAt: null, expiresAt: { gt: ctx.now() }, user: { active: true } },
    select: { email: true, user: { select: { preferences: true } } },
  });
  if (!asked) return { sent: false };
  const code = await ctx.db.system((tx) => generateEmailChangeCode(tx, emailChangeId));
  if (code === null) return { sent: false };
  const locale = personMailLocale(asked.user.preferences);
  const { brand } = ctx.config;
  const mail = await renderMail(
    EMAIL_CHANGE_TEXTS[locale].codeSubject(code, oneLine(brand.name)),
    createElement(EmailChangeCodeMail, { locale, brand, code, minutes: LOGIN_CODE_MINUTES }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [asked.email] });
  return { sent: true };
}
