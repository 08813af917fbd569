import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { isPaymentMissing } from '@homologa/domain/payments/charges';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import { clientNameOf, loadInvitee } from '../../suppliers/invitations/invitee.queries';
import { PaymentMail } from './PaymentMail';
import { PAYMENT_MAIL_TEXTS } from './payment-mail.texts';

interface PaymentMailInput {
  companyId: string;
  chargeId: string;
  about: 'rejected' | 'reminder';
  version: number;
  messageId: string;
}

/**
 * Mails the supplier's account that its proof was rejected, with the reason, or that the payment is due. Delivers at
 * least once; skips a payment that changed after the job was enqueued. Throws MailError, and `not_found` if the
 * supplier was deleted.
 */
export async function sendPaymentMail(ctx: Context, input: PaymentMailInput): Promise<{ sent: boolean }> {
  const { companyId, chargeId, about, version } = input;
  const charge = await ctx.db.read.charge.findFirst({
    where: { id: chargeId, companyId },
    include: { supplier: { select: { account: { select: { email: true, name: true, active: true } } } } },
  });
  const account = charge?.supplier.account;
  if (!charge || !account?.active || charge.version !== version || !isPaymentMissing(charge.state)) {
    return { sent: false };
  }
  const supplier = await loadInvitee(ctx, companyId, charge.supplierId);
  const locale = supplierMailLocale(supplier, supplier.workflow);
  const names = { client: oneLine(clientNameOf(supplier)), reference: charge.reference };
  const { brand, publicUrl } = ctx.config;
  const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
  const mail = await renderMail(
    PAYMENT_MAIL_TEXTS[locale].subject[about](names),
    createElement(PaymentMail, {
      locale,
      brand,
      logo: cidOf(logo),
      about,
      names,
      person: oneLine(account.name),
      reason: charge.state === 'rejected' ? charge.reason : '',
      url: `${publicUrl}/onboarding/${charge.workflowId}/suppliers/${charge.supplierId}?step=payment`,
    }),
  );
  await ctx.mail.send({
    ...mail,
    messageId: input.messageId,
    fromName: names.client,
    to: [account.email],
    images: logo ? [logo] : [],
  });
  return { sent: true };
}
