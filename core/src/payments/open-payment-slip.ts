import { Readable } from 'node:stream';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { inFileName } from '@homologa/domain/exports/export-file-name';
import { formatTaxId, TAX_ID_KINDS } from '@homologa/domain/identity/tax-id';
import type { Locale } from '@homologa/domain/language/locales';
import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import { paperOf } from '../documents/paper';
import { PAYMENT_SLIP } from '../documents/payment-slip.texts';
import { renderPaymentSlip } from '../documents/payment-slip-pdf';
import type { OpenFile } from '../files/open-file';
import type { Context } from '../kernel/context';
import { type OnboardingKey, openOnboarding, requireOwn } from '../onboarding/access.queries';
import { readSeenSupplier } from '../onboarding/onboarding.queries';
import type { StoredGeneral, StoredPayment } from './billing';
import { describePayment } from './payment-view';

/**
 * GET …/payment-instructions.pdf: the supplier's payment instructions as a PDF that can be forwarded. Throws
 * `unauthenticated`, `not_found` if the supplier has nothing to pay, `onboarding_step_not_reached` if no payment
 * reference was submitted before.
 */
export async function openPaymentSlip(ctx: Context, key: OnboardingKey, locale: Locale): Promise<OpenFile> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId } = access;
  const { supplier, client } = await ctx.db.tenant(companyId, async (tx) => ({
    supplier: (await readSeenSupplier(tx, access, access.view)).supplier,
    client: await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } }),
  }));
  const payment = describePayment(ctx, supplier);
  const request = supplier.birRequest;
  if (!payment || !request) throw new DomainError('not_found');
  if (payment.stage === 'reference') throw new DomainError('onboarding_step_not_reached');
  if (payment.check === 'accepted') throw new DomainError('payment_already_made');
  const { company_name: name = '', tax_id: taxId = '', tax_id_type: kind } = request.billingGeneral as StoredGeneral;
  const taxIdKind = TAX_ID_KINDS.find((each) => each === kind) ?? null;
  const { method = '' } = request.billingPayment as StoredPayment;
  const bytes = await renderPaymentSlip({
    locale,
    paper: paperOf(supplier.country),
    issue: { brand: ctx.config.brand.name, issuedAt: ctx.now(), proof: null, isSandbox: false },
    payer: { name, taxIdKind, taxId: formatTaxId(taxIdKind, taxId) },
    client: client.name,
    region: payment.region,
    price: payment.price,
    currency: payment.currency,
    reference: payment.reference,
    method: isPaymentMethod(method) ? method : null,
    instructions: payment.instructions,
  });
  return {
    stream: Readable.from([bytes]),
    name: `${inFileName(`${PAYMENT_SLIP.title[locale]} ${payment.reference}`)}.pdf`,
    mime: 'application/pdf',
    size: bytes.length,
  };
}
