import { PAYMENT_REGION_RULES, type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { checkBilling } from '@homologa/domain/payments/billing-rules';
import { offeredMethods } from '@homologa/domain/payments/online-payment';
import { dayIn, type RegionTerms, termsOn } from '@homologa/domain/payments/payment-terms';
import type { Context } from '../../kernel/context';
import type { BirRequestRow } from '../bir-request-row';
import { type OnboardingRecord, requireStep } from '../onboarding-record';
import { type StoredGeneral, type StoredPayment, toBilling } from './billing';

/**
 * The region to pay in, where this supplier pays and has come so far. Throws `onboarding_step_not_reached`,
 * `onboarding_finished`.
 */
export function requirePaymentStep(record: OnboardingRecord): PaymentRegion {
  const region = paymentRegionOf(record.supplier.country);
  if (region === null || !stepsOf(record.facts).includes('payment')) {
    throw new DomainError('onboarding_step_not_reached');
  }
  requireStep(record, 'payment');
  return region;
}

/** Nobody proves or pays what has no reference yet (wire.md B15). Throws `onboarding_step_not_reached`. */
export function requireReference(record: OnboardingRecord): void {
  if (!record.updates.includes('payment_reference')) throw new DomainError('onboarding_step_not_reached');
}

/** What is not right about the stored payment reference of a request. */
export function checkReference(ctx: Context, region: PaymentRegion | null, request: BirRequestRow): Violation[] {
  const { general, payment } = toBilling(
    request.billingGeneral as StoredGeneral,
    request.billingPayment as StoredPayment,
  );
  return checkBilling(region, general, payment, {
    hasRfcDocument: request.files.some(({ type }) => type === 'rfc_document'),
    ...(region ? { methods: methodsIn(ctx, region) } : {}),
  });
}

/** The methods that a region's suppliers may choose here. */
export const methodsIn = (ctx: Context, region: PaymentRegion) =>
  offeredMethods(PAYMENT_REGION_RULES[region].methods, region, ctx.payments.of(region) !== null);

/** What holds in a region at a moment, and the day that it then is there. */
export function termsAt(ctx: Context, region: PaymentRegion, moment: Date): { terms: RegionTerms; day: string } {
  const day = dayIn(region, moment);
  return { terms: termsOn(ctx.config.paymentTerms, region, day), day };
}

/**
 * What a supplier pays, in minor units of the region's currency, tax included: the workflow's own price, else the
 * region's configured one; 0 while nobody has named any.
 */
export const priceOf = (workflow: { pricePerSupplier: number | null }, terms: RegionTerms): number =>
  workflow.pricePerSupplier || terms.price || 0;
