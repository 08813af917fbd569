import { pluralForm } from '@homologa/domain/language/plural-form';
import { NEEDS_YOU_PAGE, needAddress } from '@homologa/domain/needs-you/need-address';
import { formatNeedCount } from '@homologa/domain/needs-you/need-count';
import { NEED_WORDS } from '@homologa/domain/needs-you/need-words';
import { NEEDS_MAIL_SETTING } from '@homologa/domain/needs-you/needs-mail';
import { createElement } from 'react';
import { actingAs } from '../accounts/sessions/acting-as.queries';
import type { Context } from '../kernel/context';
import { oneLine, renderMail } from '../mail/render-mail';
import { withUnsubscribeLink } from '../mail/unsubscribe-link.steps';
import { NeedsMail } from './NeedsMail';
import { NEEDS_MAIL_TEXTS } from './needs-mail.texts';
import { findRecipient } from './needs-mail-recipient.queries';
import { getNeedsYou } from './needs-you.queries';

interface Addressee {
  companyId: string;
  userId: string;
  messageId: string;
}

/**
 * Job `mail.send-needs`: mails a member the current counts of pending work that the member may handle. Sends nothing if
 * no work is pending, the member has left the company or the mail was switched off. Delivers at least once. Throws
 * MailError.
 */
export async function sendNeedsMail(
  ctx: Context,
  { companyId, userId, messageId }: Addressee,
): Promise<{ sent: boolean }> {
  const recipient = await findRecipient(ctx, companyId, userId);
  if (!recipient) return { sent: false };
  const needs = await getNeedsYou(await actingAs(ctx, { companyId, userId, behalfOfId: null, jobId: messageId }));
  if (needs.length === 0) return { sent: false };
  const { locale, company, format, addressOf } = recipient;
  const { brand } = ctx.config;
  const texts = NEEDS_MAIL_TEXTS[locale];
  const settingUrl = addressOf(NEEDS_MAIL_SETTING);
  const counts = needs.map(({ count }) => count);
  const mail = await renderMail(
    texts.subject(oneLine(brand.name), company, formatNeedCount(counts, format)),
    createElement(NeedsMail, {
      locale,
      brand,
      person: recipient.name,
      company,
      lines: needs.map(({ need, count }) => ({
        text: `${formatNeedCount([count], format)} ${pluralForm(NEED_WORDS[need][locale], count, locale)}`,
        url: addressOf(needAddress(need)),
      })),
      url: addressOf(NEEDS_YOU_PAGE),
      settingUrl,
    }),
  );
  await withUnsubscribeLink(ctx, { userId, kind: 'needs', companyId }, (unsubscribeUrl) =>
    ctx.mail.send({ ...mail, messageId, to: [recipient.email], unsubscribeUrl }),
  );
  return { sent: true };
}
