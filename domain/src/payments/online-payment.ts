import type { PaymentMethod, PaymentRegion } from '../catalog/payment-regions';

/** What is paid on a provider's page (reference 8.11): Mexico's card, Brazil's boleto and card. */
const ONLINE: Readonly<Partial<Record<PaymentRegion, readonly PaymentMethod[]>>> = {
  brazil: ['boleto', 'credit_card'],
  mexico: ['credit_card'],
};

/** The methods of a region that are paid online wherever a payment provider serves it. */
export const onlineMethodsOf = (region: PaymentRegion): readonly PaymentMethod[] => ONLINE[region] ?? [];

/**
 * The methods that a region's suppliers may choose. Without a provider what is paid online is left out, unless
 * nothing else would remain: then it is paid by the instructions and a proof.
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
 * What a provider tells of a payment: `submitted`, the page is done and the money on its way (a boleto was
 * issued); `paid`; `failed`, refused or run out.
 */
export const PAYMENT_NEWS = ['submitted', 'paid', 'failed'] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

/**
 * The status after a provider's news, in whatever order it arrives: money that came is never taken back by older
 * news, and also counts after a failure.
 */
export function statusAfter(status: OnlinePaymentStatus, news: PaymentNews): OnlinePaymentStatus {
  if (status === 'paid' || news === 'paid') return 'paid';
  return news === 'failed' ? 'failed' : status;
}

export const PAYMENT_STAGES = ['reference', 'payment', 'done'] as const;
/** How far the payment step is: the reference form, then paying and proving it, then done. */
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** How much of a request's id its payment reference shows. */
const REFERENCE_LENGTH = 12;

/** What a payer names its payment by. */
export const paymentReference = (birRequestId: string): string => birRequestId.slice(-REFERENCE_LENGTH).toUpperCase();
