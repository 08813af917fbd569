import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { targetLabel } from '@homologa/domain/send-backs/sent-back-words';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { cidOf, loadLogoImage } from '../mail/inline-images';
import { oneLine, renderMail } from '../mail/render-mail';
import { markSendBackMailed } from '../reports/send-back-rows.steps';
import { clientNameOf, type Invitee } from '../suppliers/invitations/invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from '../suppliers/invitations/onboarding-link.steps';
import { readGivenData } from './asked-for.queries';
import { SendBackMail } from './SendBackMail';
import { SEND_BACK, type SendBackRow } from './send-back.queries';
import { SEND_BACK_TEXTS } from './send-back.texts';

interface Input {
  companyId: string;
  sendBackId: string;
  messageId: string;
}

/**
 * Job `mail.send-back`: mails the items of a send-back to the onboarding's account. Delivers at least once. Skips a
 * send-back that was answered or withdrawn. Throws MailError.
 */
export async function sendSendBackMail(ctx: Context, input: Input): Promise<{ sent: boolean }> {
  const { companyId, sendBackId: id } = input;
  const found = await ctx.db.read.sendBack.findFirst({
    where: { id, companyId, status: 'open', mailedAt: null },
    include: { ...SEND_BACK, supplier: { select: { account: { select: { email: true, name: true, active: true } } } } },
  });
  const account = found?.supplier.account;
  if (!found || !account?.active) return { sent: false };
  const { supplier, link } = await openOnboardingLink(ctx, companyId, found.supplierId);
  try {
    if (supplier.workflow.status !== 'active') {
      await dropOnboardingLink(ctx, companyId, link);
      return { sent: false };
    }
    const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
    const mail = await build(ctx, {
      sendBack: found,
      supplier,
      person: account.name,
      url: link.url,
      logo: cidOf(logo),
    });
    const images = logo ? [logo] : [];
    const fromName = oneLine(clientNameOf(supplier));
    await ctx.mail.send({ ...mail, messageId: input.messageId, fromName, to: [account.email], images });
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    throw error;
  }
  await ctx.db.tenant(companyId, (tx) => markSendBackMailed(ctx, tx, { id, companyId }));
  return { sent: true };
}

interface Parts {
  sendBack: SendBackRow;
  supplier: Invitee;
  person: string;
  url: string;
  logo: string | null;
}

async function build(ctx: Context, { sendBack, supplier, person, url, logo }: Parts) {
  const { companyId, supplierId, items } = sendBack;
  const { form } = await ctx.db.tenant(companyId, (tx) => readGivenData(tx, { companyId, supplierId }));
  const locale = supplierMailLocale(supplier, supplier.workflow);
  const texts = SEND_BACK_TEXTS[locale];
  const { brand } = ctx.config;
  const names = {
    person: oneLine(person),
    sender: await senderOf(ctx, sendBack),
    client: oneLine(clientNameOf(supplier)),
    provider: oneLine(brand.name),
  };
  const shown = items.map((item) => ({
    label: targetLabel(item, form, locale) || item.label || texts.unnamed,
    reason: item.reason,
  }));
  return renderMail(
    texts.subject(names),
    createElement(SendBackMail, { locale, brand, logo, names, items: shown, url }),
  );
}

/** Returns the name of the client's admin who sent the answers back; null for the desk. */
async function senderOf(ctx: Context, { origin, sentById }: SendBackRow): Promise<string | null> {
  if (origin !== 'client') return null;
  if (sentById === null) return '';
  const sender = await ctx.db.read.user.findUnique({ where: { id: sentById }, select: { name: true } });
  return oneLine(sender?.name ?? '');
}
