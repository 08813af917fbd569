import type { PaymentMethod, PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Locale } from '@homologa/domain/language/locales';
import type { PaymentNews } from '@homologa/domain/payments/online-payment';
import type { RawNotification } from '../../kernel/signing/raw-notification';

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export interface PaymentOrder {
  paymentId: string;
  region: PaymentRegion;
  method: PaymentMethod;
  /** Amount in minor units of the currency. */
  amount: number;
  currency: string;
  email: string;
  locale: Locale;
  description: string;
  returnUrl: string;
}

interface HostedPayment {
  reference: string;
  uri: string;
}

/**
 * `open`: the payer can still pay. `complete`: the payer has submitted the payment and the payment event follows.
 * `expired`: the page is closed.
 */
export type HostedState = 'open' | 'complete' | 'expired';

export interface HostedPlace {
  reference: string;
  region: PaymentRegion;
}

/** Submitted payment whose boleto is looked up; `amount` in minor units. */
export interface IssuedPayment extends HostedPlace {
  amount: number;
  issuedAt: Date;
}

/** Issued boleto (Brazilian payment slip). */
export interface Boleto {
  /** Digits of the payable line (linha digitável). */
  number: string;
  /** Page or PDF of the boleto; null if the provider has none. */
  uri: string | null;
  expiresAt: Date;
}

export interface PaymentEvent {
  /** Id that the payment provider gave the event; a redelivery has the same id. */
  id: string;
  type: string;
  news: PaymentNews;
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
  regions: readonly PaymentRegion[];
}

/** Payment provider with hosted payment pages. All calls obey the signal and throw PaymentProviderError. */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  readonly regions: readonly PaymentRegion[];
  /**
   * Opens a payment page. Idempotent by the payment's id, so that a retry after a crash does not create a second
   * payment.
   */
  create(order: PaymentOrder, signal: AbortSignal): Promise<HostedPayment>;
  read(place: HostedPlace, signal: AbortSignal): Promise<HostedState>;
  /** Returns the boleto that the payer issued on the page; null if the provider does not tell its number. */
  findBoleto(payment: IssuedPayment, signal: AbortSignal): Promise<Boleto | null>;
  /** Expires an open page and returns its state: `complete` if the payer submitted the payment first. */
  close(place: HostedPlace, signal: AbortSignal): Promise<HostedState>;
  /**
   * Verifies a notification; null for events that do not concern payments. Throws `payment_notification_invalid` if the
   * signature is missing, invalid or too old.
   */
  verify(notification: RawNotification, now: Date): PaymentEvent | null;
}

export interface PaymentGateways {
  of(region: PaymentRegion): PaymentGateway | null;
  named(provider: string): PaymentGateway | null;
}

/** Thrown if the payment provider is unreachable or rejects a request. `permanent`: a retry would fail as well. */
export class PaymentProviderError extends Error {
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'PaymentProviderError';
    this.permanent = options.permanent;
  }
}
