import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { formatLetterDate } from '@homologa/domain/language/letter-dates';
import { memberOf } from '@homologa/domain/language/member-of';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { formatBoletoLine } from '@homologa/domain/payments/boleto';
import { moneyText } from '@homologa/domain/payments/money';
import { dayIn } from '@homologa/domain/payments/payment-terms';
import { createElement } from 'react';
import type { Context } from '../../../kernel/context';
import { cidOf, loadLogoImage } from '../../../mail/inline-images';
import { oneLine, renderMail } from '../../../mail/render-mail';
import { clientNameOf, loadInvitee } from '../../../suppliers/invitations/invitee.queries';
import { BoletoMail } from './BoletoMail';
import { BOLETO_MAIL_TEXTS } from './boleto-mail.texts';

interface BoletoMailInput {
  companyId: string;
  paymentId: string;
  messageId: string;
}

const MINOR_UNITS = 100;

/**
 * Mails an issued boleto to the supplier's account: its payable line, amount and last day, and what happens after the
 * payment. Delivers at least once; skips a boleto that is paid or expired. Throws MailError, and `not_found` if the
 * supplier was deleted.
 */
export async function sendBoletoMail(ctx: Context, input: BoletoMailInput): Promise<{ sent: boolean }> {
  const { companyId, paymentId, messageId } = input;
  const payment = await ctx.db.read.payment.findFirst({
    where: { id: paymentId, companyId, method: 'boleto', status: 'pending' },
    include: { supplier: { select: { account: { select: { email: true, name: true, active: true } } } } },
  });
  const account = payment?.supplier.account;
  if (!payment || !account?.active) return { sent: false };
  const supplier = await loadInvitee(ctx, companyId, payment.supplierId);
  const locale = supplierMailLocale(supplier, supplier.workflow);
  const { brand, publicUrl } = ctx.config;
  const region = memberOf(PAYMENT_REGIONS, payment.region);
  const { amount, currency, boletoNumber, boletoExpiresAt } = payment;
  const facts = {
    client: oneLine(clientNameOf(supplier)),
    amount: moneyText(amount / MINOR_UNITS, { currency, region }, locale),
    due: boletoExpiresAt ? formatLetterDate(new Date(dayIn(region, boletoExpiresAt)), locale, { timeZone: 'UTC' }) : '',
    line: boletoNumber ? formatBoletoLine(boletoNumber) : '',
  };
  const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
  const mail = await renderMail(
    BOLETO_MAIL_TEXTS[locale].subject(facts),
    createElement(BoletoMail, {
      locale,
      brand,
      logo: cidOf(logo),
      facts,
      person: oneLine(account.name),
      url: `${publicUrl}/onboarding/${supplier.workflowId}/suppliers/${supplier.id}?step=payment`,
    }),
  );
  const images = logo ? [logo] : [];
  await ctx.mail.send({ ...mail, messageId, fromName: facts.client, to: [account.email], images });
  return { sent: true };
}
