import { rfcDocumentsOf } from '@homologa/domain/bir-form/form-files';
import { PAYMENT_REGION_RULES, PAYMENT_REGIONS, type PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { memberOf } from '@homologa/domain/language/member-of';
import { checkBilling } from '@homologa/domain/payments/billing-rules';
import { offeredMethods } from '@homologa/domain/payments/online-payment';
import { dayIn, deductionOf, type RegionTerms, termsOn } from '@homologa/domain/payments/payment-terms';
import type { Charge } from '@homologa/prisma/models';
import type { BirRequestRow } from '../bir-requests/bir-request.queries';
import type { Context } from '../kernel/context';
import { type StoredGeneral, type StoredPayment, toBilling } from './billing';

interface PricedWorkflow {
  pricePerSupplier: number | null;
}

export function checkReference(ctx: Context, region: PaymentRegion | null, request: BirRequestRow): Violation[] {
  const { general, payment } = toBilling(
    request.billingGeneral as StoredGeneral,
    request.billingPayment as StoredPayment,
  );
  const place = { region, countryId: request.supplier.country };
  return checkBilling(place, general, payment, {
    hasRfcDocument: rfcDocumentsOf(request.files, request.country).length > 0,
    ...(region ? { methods: methodsIn(ctx, region) } : {}),
  });
}

export const methodsIn = (ctx: Context, region: PaymentRegion) =>
  offeredMethods(PAYMENT_REGION_RULES[region].methods, region, ctx.config.onlinePaymentRegions.includes(region));

export function termsAt(ctx: Context, region: PaymentRegion, moment: Date): { terms: RegionTerms; day: string } {
  const day = dayIn(region, moment);
  return { terms: termsOn(ctx.config.paymentTerms, region, day), day };
}

/**
 * Returns the price in minor units, tax included: the price of the workflow, otherwise the price of the region,
 * otherwise 0.
 */
export const priceOf = (workflow: PricedWorkflow, terms: RegionTerms): number =>
  workflow.pricePerSupplier || terms.price || 0;

export function moneyOf(ctx: Context, workflow: PricedWorkflow, region: PaymentRegion) {
  const { terms } = termsAt(ctx, region, ctx.now());
  const amount = priceOf(workflow, terms);
  const deduction = terms.deduction && deductionOf(amount, terms.deduction);
  return {
    currency: terms.currency,
    amount,
    deductionRate: deduction?.ratePercent ?? null,
    deductionThreshold: deduction?.threshold ?? null,
    deductionAmount: deduction?.amount ?? null,
  };
}

export const namedMoney = (
  ctx: Context,
  { amount, state, region }: Pick<Charge, 'amount' | 'state' | 'region'>,
  workflow: PricedWorkflow,
) => (amount > 0 || state === 'accepted' ? {} : moneyOf(ctx, workflow, memberOf(PAYMENT_REGIONS, region)));
