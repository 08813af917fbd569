import { formatLongDate } from '@homologa/domain/language/format';
import { isRetentionKind, RETENTION_KIND_WORDS, retentionDays } from '@homologa/domain/privacy/retention';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { RetentionNoticeMail } from './RetentionNoticeMail';
import { RETENTION_NOTICE_TEXTS } from './retention-notice.texts';

/**
 * Mails an admin that a rule will delete data, with the rule as it is now. Sends nothing if the rule was taken back or
 * has already started. Delivers at least once. Throws MailError.
 */
export async function sendRetentionNoticeMail(
  ctx: Context,
  input: { companyId: string; kind: string; userId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const { companyId, kind, userId, messageId } = input;
  const [rule, member] = await Promise.all([
    ctx.db.read.retentionRule.findFirst({ where: { companyId, kind, startsAt: { gt: ctx.now() } } }),
    ctx.db.read.membership.findFirst({
      where: { companyId, userId, role: 'company_admin', active: true, user: { active: true } },
      select: {
        user: { select: { email: true, name: true, preferences: true } },
        company: { select: { name: true, legalName: true } },
      },
    }),
  ]);
  if (!rule?.days || !rule.startsAt || !member || !isRetentionKind(kind)) return { sent: false };
  const { user } = member;
  const locale = personMailLocale(user.preferences);
  const company = oneLine(member.company.name || member.company.legalName);
  const mail = await renderMail(
    RETENTION_NOTICE_TEXTS[locale].subject(company),
    createElement(RetentionNoticeMail, {
      locale,
      brand: ctx.config.brand,
      name: oneLine(user.name),
      rule: {
        company,
        kind: RETENTION_KIND_WORDS[kind][locale],
        days: `${retentionDays(rule.days, ctx.config.retentionMinimums[kind])}`,
        date: formatLongDate(rule.startsAt, locale),
      },
      url: `${ctx.config.publicUrl}/settings/retention`,
    }),
  );
  await ctx.mail.send({ ...mail, isOwed: true, messageId, to: [user.email] });
  return { sent: true };
}
