import { rfcDocumentsOf } from '@homologa/domain/bir-form/form-files';
import type { PaymentMethod } from '@homologa/domain/catalog/payment-regions';
import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import type { ChargeState } from '@homologa/domain/payments/charges';
import { onlineMethodsOf, type PaymentStage, paymentReference } from '@homologa/domain/payments/online-payment';
import { type PaymentInstructions, paymentInstructions } from '@homologa/domain/payments/payment-terms';
import type { BirRequestRow } from '../bir-requests/bir-request.queries';
import type { Context } from '../kernel/context';
import type { OnboardingSupplier } from '../onboarding/onboarding.queries';
import type { StoredPayment } from './billing';
import { askedDeduction } from './charges/charge.steps';
import { methodsIn, priceOf, termsAt } from './payment-rules.queries';

/** Payment as shown to the supplier; amounts are in minor units. */
export interface PaymentView {
  personName: string;
  price: number;
  currency: string;
  reference: string;
  region: PaymentRegion;
  methods: readonly PaymentMethod[];
  onlineMethods: readonly PaymentMethod[];
  stage: PaymentStage;
  files: BirRequestRow['files'];
  rfcDocuments: BirRequestRow['files'];
  check: ChargeState | null;
  rejection: { reason: string; at: Date } | null;
  instructions: PaymentInstructions;
}

/**
 * Returns the payment as shown to the supplier. Returns null if the client pays or the supplier is in Chile. A paid
 * payment shows the instructions that were valid on the day of payment.
 */
export function describePayment(ctx: Context, supplier: OnboardingSupplier): PaymentView | null {
  const { workflow, birRequest, statusUpdates } = supplier;
  const region = paymentRegionOf(supplier.country);
  if (workflow.payment !== 'supplier' || !birRequest || region === null) return null;
  const momentOf = (name: string) => statusUpdates.find((update) => update.name === name)?.createdAt;
  const paidAt = momentOf('payment_proof');
  const { terms, day } = termsAt(ctx, region, paidAt ?? ctx.now());
  const { charge } = birRequest;
  const asked = charge && charge.amount > 0 && charge.region === region ? charge : null;
  const price = asked?.amount ?? priceOf(workflow, terms);
  const isRejected = charge?.state === 'rejected';
  const methods = methodsIn(ctx, region);
  const { person_name: personName = '', method = '' } = birRequest.billingPayment as StoredPayment;
  const instructions = paymentInstructions(terms, { price, method: isPaymentMethod(method) ? method : null, day });
  const atProvider = ctx.config.onlinePaymentRegions.includes(region) ? onlineMethodsOf(region) : [];
  const onlineMethods = methods.filter((each) => atProvider.includes(each));
  const isPaidOnPage = price > 0 && onlineMethods.some((each) => each === method);
  return {
    personName,
    price,
    currency: asked?.currency ?? terms.currency,
    reference: paymentReference(birRequest.id),
    region,
    methods,
    onlineMethods,
    stage: paidAt && !isRejected ? 'done' : momentOf('payment_reference') ? 'payment' : 'reference',
    files: birRequest.files,
    rfcDocuments: region === 'mexico' ? rfcDocumentsOf(birRequest.files, birRequest.country) : [],
    check: charge?.state ?? null,
    rejection: isRejected && charge.decidedAt ? { reason: charge.reason, at: charge.decidedAt } : null,
    instructions: {
      ...instructions,
      // Omits the bank details if the supplier pays on the payment page, because an additional transfer would pay
      // twice.
      ...(isPaidOnPage ? { bank: [], cie: null } : {}),
      deduction: asked ? askedDeduction(asked, instructions.deduction?.account ?? null) : instructions.deduction,
    },
  };
}
