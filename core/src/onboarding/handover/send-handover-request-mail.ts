import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { memberOf } from '@homologa/domain/language/member-of';
import { HANDOVER_ASKERS } from '@homologa/domain/onboarding/handover-rules';
import { HANDOVER_DAYS } from '@homologa/domain/onboarding/limits';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import { clientNameOf } from '../../suppliers/invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../../suppliers/invitations/onboarding-link.steps';
import { ownRecipientsOf, urlFor } from '../account/send-own-link-mail';
import { HandoverMail } from './HandoverMail';
import { HANDOVER_TEXTS } from './handover.texts';

export interface HandoverMailInput {
  companyId: string;
  handoverId: string;
  messageId: string;
}

/**
 * Asks the present person, who is the connected account or else the invited e-mails, to confirm a handover. The mail's
 * own link is the only one that confirms it. At least once; a repeated mail replaces the link. Skips a request that is
 * confirmed or gone, or names the present person. Throws MailError, and `not_found` for a deleted supplier.
 */
export async function sendHandoverRequestMail(ctx: Context, input: HandoverMailInput): Promise<{ sent: boolean }> {
  const { companyId, handoverId, messageId } = input;
  const handover = await ctx.db.read.handover.findFirst({ where: { id: handoverId, companyId, confirmedAt: null } });
  if (!handover) return { sent: false };
  const { supplier, link } = await openOnboardingLink(ctx, companyId, handover.supplierId);
  try {
    const to = await ownRecipientsOf(ctx, supplier);
    if (to.length === 0 || to.some((each) => normalizeEmail(each) === handover.email)) {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    await ctx.db.tenant(companyId, (tx) =>
      tx.handover.updateMany({ where: { id: handoverId, companyId, confirmedAt: null }, data: { linkId: link.id } }),
    );
    const locale = supplierMailLocale(supplier, supplier.workflow);
    const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
    const client = oneLine(clientNameOf(supplier));
    const texts = HANDOVER_TEXTS[locale];
    const names = {
      client,
      company: oneLine(supplier.companyName),
      colleague: oneLine(handover.fullName),
      email: handover.email,
    };
    const url = new URL(urlFor(link.url, to[0] ?? ''));
    url.searchParams.set('handover', handoverId);
    const mail = await renderMail(
      texts.requestSubject(names),
      createElement(HandoverMail, {
        locale,
        brand: ctx.config.brand,
        logo: cidOf(logo),
        client,
        greeting: texts.greeting(''),
        before: [texts.request[memberOf(HANDOVER_ASKERS, handover.asker)](names), texts.requestEffect(names)],
        action: { label: texts.requestButton, url: url.href },
        after: [texts.requestIgnore, texts.requestLasts(HANDOVER_DAYS)],
        reason: texts.requestReason(names),
      }),
    );
    await ctx.mail.send({ ...mail, isOwed: true, messageId, fromName: client, to, images: logo ? [logo] : [] });
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  return { sent: true };
}
