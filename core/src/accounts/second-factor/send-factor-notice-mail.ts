import type { FactorNews } from '@homologa/domain/accounts/second-factor';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { FactorNoticeMail } from './FactorNoticeMail';
import { FACTOR_NOTICE_TEXTS } from './factor-notice.texts';

/** Mails the owner what happened to the second factor. Delivers at least once. Throws MailError. */
export async function sendFactorNoticeMail(
  ctx: Context,
  { userId, news, messageId }: { userId: string; news: FactorNews; messageId: string },
): Promise<{ sent: boolean }> {
  const user = await ctx.db.read.user.findUnique({
    where: { id: userId },
    select: { email: true, preferences: true, active: true },
  });
  if (!user?.active) return { sent: false };
  const locale = personMailLocale(user.preferences);
  const { brand, publicUrl } = ctx.config;
  const mail = await renderMail(
    FACTOR_NOTICE_TEXTS[locale].subject(oneLine(brand.name)),
    createElement(FactorNoticeMail, { locale, brand, news, url: `${publicUrl}/forgot-password` }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId, to: [user.email] });
  return { sent: true };
}
