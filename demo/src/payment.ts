import { acceptPayment } from '@homologa/core/payments/charges/accept-payment';
import { rejectPayment } from '@homologa/core/payments/charges/reject-payment';
import { receivePaymentNotification } from '@homologa/core/payments/online/receive-payment-notification';
import { getSandboxPayment, signSandboxNews } from '@homologa/core/payments/online/sandbox-payment';
import { startOnlinePayment } from '@homologa/core/payments/online/start-online-payment';
import { submitPaymentProof } from '@homologa/core/payments/proofs/submit-payment-proof';
import { uploadPaymentProofs } from '@homologa/core/payments/proofs/upload-payment-proofs';
import { uploadRfcDocument } from '@homologa/core/payments/proofs/upload-rfc-document';
import { saveBilling } from '@homologa/core/payments/save-billing';
import type { PaymentMethod } from '@homologa/domain/catalog/payment-regions';
import { taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { lookUp } from '@homologa/domain/language/record-of';
import type { PaymentNews } from '@homologa/domain/payments/online-payment';
import { demoPlace } from './form';
import type { DemoPayment } from './plan';
import type { DemoOnboarding, DemoProduction, PlayedSupplier } from './production';
import { act, DemoClock } from './stage';
import type { DemoSupplier } from './suppliers';

const CONFIRMED: readonly DemoPayment[] = ['confirmed', 'accepted', 'rejected'];

/**
 * Price in the supplier's currency. The price exceeds Peru's threshold for the detracción, a part of the payment that
 * is deposited as tax.
 */
export const DEMO_PRICE = 850;

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  argentina: 'cash_deposit',
  brazil: 'boleto',
  mexico: 'electronic_funds_transfer',
  peru: 'wire_transfer',
};

export async function playPayment(onboarding: DemoOnboarding): Promise<void> {
  const { key, story, company, papers, birRequestId, call } = onboarding;
  const { payment } = story;
  if (!payment) return;
  if (company.country === 'mexico') await call(0.3, (ctx) => uploadRfcDocument(ctx, key, papers.certificate));
  await call(0.3, (ctx) =>
    saveBilling(ctx, birRequestId, { ...billingOf(company, payment === 'online'), submit: true }),
  );
  if (payment === 'boleto') await payOnline(onboarding, 'submitted');
  if (payment === 'online') await payOnline(onboarding, 'paid');
  if (payment !== 'proof' && !CONFIRMED.includes(payment)) return;
  await call(3, (ctx) => uploadPaymentProofs(ctx, key, [papers.proof]));
  if (CONFIRMED.includes(payment)) await call(0.1, (ctx) => submitPaymentProof(ctx, key));
}

export async function checkPayment(
  { stage, cast }: Pick<DemoProduction, 'stage' | 'cast'>,
  { supplierId, story: { payment } }: PlayedSupplier,
): Promise<void> {
  if (payment !== 'accepted' && payment !== 'rejected') return;
  const { id: chargeId, provedAt } = await stage.base.db.read.charge.findFirstOrThrow({ where: { supplierId } });
  if (provedAt === null) throw new Error('nothing to check');
  await act(stage, cast.staff, new DemoClock(provedAt).later(2), (ctx) =>
    payment === 'accepted'
      ? acceptPayment(ctx, { chargeId, decision: { note: '' } })
      : rejectPayment(ctx, {
          chargeId,
          decision: { reason: 'El comprobante no muestra el importe ni la referencia.' },
        }),
  );
}

async function payOnline({ birRequestId, company, payments, call }: DemoOnboarding, news: PaymentNews): Promise<void> {
  await call(0.5, (ctx) =>
    startOnlinePayment(ctx, payments, birRequestId, {
      region: null,
      locale: company.country === 'brazil' ? 'pt-BR' : 'es',
    }),
  );
  await call(0.1, async (ctx) => {
    const { id } = await ctx.db.read.payment.findFirstOrThrow({ where: { birRequestId }, select: { id: true } });
    const { body, headers } = await signSandboxNews(ctx, payments, await getSandboxPayment(ctx, id), news);
    await receivePaymentNotification(ctx, payments, 'sandbox', { body, header: (name) => headers[name] });
  });
}

function billingOf(company: DemoSupplier, isByCard: boolean) {
  const place = demoPlace(company);
  const { country } = company;
  return {
    general: {
      company_name: company.companyName,
      tax_id_type: taxIdKindOf(country) ?? '',
      tax_id: company.taxId,
      address: place.street,
      postal_code: place.postalCode,
      city: place.city,
      state: place.state,
      phone: company.phone,
      mobile_phone: '',
    },
    payment: {
      person_name: company.fullName,
      position: 'Tesorería',
      email: company.emails[0] ?? '',
      method: isByCard ? 'credit_card' : (lookUp(METHODS, country) ?? 'electronic_funds_transfer'),
      cfi: country === 'mexico' ? 'G03' : '',
      terms_accepted: country === 'brazil',
    },
  };
}
