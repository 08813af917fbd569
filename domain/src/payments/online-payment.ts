import type { PaymentMethod, PaymentRegion } from '../catalog/payment-regions';

/** Methods paid on a provider's page (reference 8.11): card in Mexico, boleto and card in Brazil. */
const ONLINE: Readonly<Partial<Record<PaymentRegion, readonly PaymentMethod[]>>> = {
  brazil: ['boleto', 'credit_card'],
  mexico: ['credit_card'],
};

export const onlineMethodsOf = (region: PaymentRegion): readonly PaymentMethod[] => ONLINE[region] ?? [];

/**
 * Methods that suppliers of a region can choose. Without a payment provider, online methods are omitted unless no other
 * method remains: then they are paid by instructions and proof.
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
 * Events of a payment provider: `submitted` (page completed, money under way, such as an issued boleto), `paid`, or
 * `failed` (rejected or expired).
 */
export const PAYMENT_NEWS = ['submitted', 'paid', 'failed'] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/** `late`: the event changes nothing. `mismatch`: amount, currency, region or reference differ from the payment. */
export const PAYMENT_OUTCOMES = ['applied', 'late', 'mismatch'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Next status after an event, independent of the order of arrival: `paid` is final and also overrides `failed`. */
export function statusAfter(status: OnlinePaymentStatus, news: PaymentNews): OnlinePaymentStatus {
  if (status === 'paid' || news === 'paid') return 'paid';
  return news === 'failed' ? 'failed' : status;
}

export const PAYMENT_STAGES = ['reference', 'payment', 'done'] as const;
/** Progress of the payment step: reference form, then payment and proof, then done. */
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

const REFERENCE_LENGTH = 12;

export const paymentReference = (birRequestId: string): string => birRequestId.slice(-REFERENCE_LENGTH).toUpperCase();
