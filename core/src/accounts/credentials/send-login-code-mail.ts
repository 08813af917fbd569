import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { LoginCodeMail } from './LoginCodeMail';
import { generateLoginCode, SIGNS_IN_BY_CODE } from './login-code.steps';
import { LOGIN_CODE_TEXTS } from './login-code.texts';

/**
 * Mails a login code. Omits the user's name, because anyone can register an address with any name. The code is
 * generated per attempt and stored as a hash, so only the code of the newest mail works. Delivers at least once. Throws
 * MailError.
 */
export async function sendLoginCodeMail(
  ctx: Context,
  { loginCodeId, messageId }: { loginCodeId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const asked = await ctx.db.read.loginCode.findFirst({
    where: { id: loginCodeId, usedAt: null, expiresAt: { gt: ctx.now() }, user: SIGNS_IN_BY_CODE },
    select: { user: { select: { email: true, preferences: true, passwordHash: true, emailProvenAt: true } } },
  });
  if (!asked) return { sent: false };
  const code = await ctx.db.system((tx) => generateLoginCode(tx, loginCodeId));
  if (code === null) return { sent: false };
  const { user } = asked;
  const locale = personMailLocale(user.preferences);
  const { brand } = ctx.config;
  const mail = await renderMail(
    LOGIN_CODE_TEXTS[locale].subject(code, oneLine(brand.name)),
    createElement(LoginCodeMail, {
      locale,
      brand,
      code,
      minutes: LOGIN_CODE_MINUTES,
      dropsPassword: user.passwordHash !== null && user.emailProvenAt === null,
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [user.email] });
  return { sent: true };
}
