import type { PaymentMethod, PaymentRegion } from '../catalog/payment-regions';

/** Methods paid on the payment provider's page (reference 8.11): card in Mexico, boleto and card in Brazil. */
const ONLINE: Readonly<Partial<Record<PaymentRegion, readonly PaymentMethod[]>>> = {
  brazil: ['boleto', 'credit_card'],
  mexico: ['credit_card'],
};

export const onlineMethodsOf = (region: PaymentRegion): readonly PaymentMethod[] => ONLINE[region] ?? [];

/**
 * Lists the methods that suppliers of a region can choose. Without a payment provider, online methods are omitted,
 * unless the region has only online methods: suppliers then pay by instructions and upload a proof.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  region: PaymentRegion,
  hasProvider: boolean,
): readonly PaymentMethod[] {
  if (hasProvider) return methods;
  const offline = methods.filter((method) => !onlineMethodsOf(region).includes(method));
  return offline.length > 0 ? offline : methods;
}

export const ONLINE_PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type OnlinePaymentStatus = (typeof ONLINE_PAYMENT_STATUSES)[number];

/**
 * Events of a payment provider: `submitted` (page completed but payment pending, such as an issued boleto), `paid`, or
 * `failed` (rejected or expired).
 */
export const PAYMENT_NEWS = ['submitted', 'paid', 'failed'] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/**
 * Effect of a payment provider's event on the payment. `late`: the event has no effect. `mismatch`: amount, currency,
 * region or reference differ from the payment.
 */
export const PAYMENT_OUTCOMES = ['applied', 'late', 'mismatch'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Returns the status after an event. Events may arrive in any order: `paid` is final and overrides `failed`. */
export function statusAfter(status: OnlinePaymentStatus, news: PaymentNews): OnlinePaymentStatus {
  if (status === 'paid' || news === 'paid') return 'paid';
  return news === 'failed' ? 'failed' : status;
}

export const PAYMENT_STAGES = ['reference', 'payment', 'done'] as const;
/** Stage of the payment step: first the reference form, then the payment and its proof, then done. */
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

const REFERENCE_LENGTH = 12;

export const paymentReference = (birRequestId: string): string => birRequestId.slice(-REFERENCE_LENGTH).toUpperCase();
