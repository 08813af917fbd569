import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import {
  clientNameOf,
  type Invitee,
  mayBeWrittenTo,
  type SupplierMailInput,
} from '../../suppliers/invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../../suppliers/invitations/onboarding-link.steps';
import { OwnLinkMail } from './OwnLinkMail';
import { OWN_LINK_TEXTS } from './own-link.texts';

/**
 * Mails a new link to the connected account, or otherwise to the invited e-mail addresses. The mail does not count as
 * an invitation: the invitation's columns stay unchanged whether the mail is sent or fails. Delivers at least once.
 * Skips a supplier that may no longer be mailed. Throws MailError, and `not_found` for a deleted supplier.
 */
export async function sendOwnLinkMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const { companyId, supplierId, messageId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  try {
    const to = await ownRecipientsOf(ctx, supplier);
    if (to.length === 0) {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    const locale = supplierMailLocale(supplier, supplier.workflow);
    const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
    const client = oneLine(clientNameOf(supplier));
    const mail = await renderMail(
      OWN_LINK_TEXTS[locale].subject(client),
      createElement(OwnLinkMail, {
        locale,
        brand: ctx.config.brand,
        logo: cidOf(logo),
        client,
        url: urlFor(link.url, to[0] ?? ''),
        days: ctx.config.onboardingLinkDays,
      }),
    );
    await ctx.mail.send({ ...mail, isOwed: true, messageId, fromName: client, to, images: logo ? [logo] : [] });
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  return { sent: true };
}

/** The e-mail of the connected account, or else the invited e-mails; none if they may not be mailed. */
export async function ownRecipientsOf(ctx: Context, supplier: Invitee): Promise<string[]> {
  // An unconfirmed address was entered on the public link's page and may belong to another person. The supplier must
  // first confirm it with a code.
  if (!mayBeWrittenTo(supplier) || supplier.unconfirmedEmail !== null) return [];
  const { id, companyId } = supplier;
  const found = await ctx.db.read.supplier.findFirst({
    where: { id, companyId },
    select: { account: { select: { email: true, active: true } } },
  });
  const account = found?.account;
  if (!account) return supplier.emails;
  return account.active ? [account.email] : [];
}

/**
 * Adds the e-mail address to the URL, because the opened page fills it in. It must be the address with which the
 * account logs in.
 */
export function urlFor(link: string, email: string): string {
  const url = new URL(link);
  url.searchParams.set('email', email);
  return url.href;
}
