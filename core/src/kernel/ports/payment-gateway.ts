import type { PaymentMethod, PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Locale } from '@homologa/domain/language/locales';
import type { PaymentNews } from '@homologa/domain/payments/online-payment';

export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** What a payment page is opened for. The same order again is the same page. */
export interface PaymentOrder {
  paymentId: string;
  region: PaymentRegion;
  method: PaymentMethod;
  /** Minor units of currency. */
  amount: number;
  currency: string;
  email: string;
  locale: Locale;
  /** What is paid, as the page calls it. */
  description: string;
  /** The page that the payer comes back to. */
  returnUrl: string;
}

/** A page that was opened. */
interface HostedPayment {
  /** The provider's own id. */
  reference: string;
  uri: string;
}

/** `open` can still be paid, `complete` has been submitted (news of the money follows), `expired` is over. */
export type HostedState = 'open' | 'complete' | 'expired';

/** Where a page is: the reference that its provider gave it, and the account it was opened with. */
export interface HostedPlace {
  reference: string;
  region: PaymentRegion;
}

/** A notification as it came: the body's very bytes are what is signed. */
export interface RawNotification {
  body: Buffer;
  header: (name: string) => string | undefined;
}

/** Verified news of a payment. */
export interface PaymentEvent {
  /** The provider's own id of it: repeated when it is delivered again. */
  id: string;
  /** As the provider calls it. */
  type: string;
  news: PaymentNews;
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
  /** The regions whose account has signed. */
  regions: readonly PaymentRegion[];
}

/**
 * A provider that takes payments on a page of its own (reference 8.11). Calls are bounded by the signal and throw
 * PaymentProviderError.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** Where it takes payments. */
  readonly regions: readonly PaymentRegion[];
  /** Opens a page; idempotent under the payment's id, so that asking again after a crash is no second payment. */
  create(order: PaymentOrder, signal: AbortSignal): Promise<HostedPayment>;
  read(place: HostedPlace, signal: AbortSignal): Promise<HostedState>;
  /** Ends a page that is still open; gives what it then is: `complete` when the payer was faster. */
  close(place: HostedPlace, signal: AbortSignal): Promise<HostedState>;
  /**
   * The news in a notification; null for what is none of ours to know. Throws `payment_notification_invalid` for
   * everything that the provider has not signed, or signed too long ago.
   */
  verify(notification: RawNotification, now: Date): PaymentEvent | null;
}

/** The gateways of this installation. */
export interface PaymentGateways {
  /** Who takes online payments in a region; null where nobody does. */
  of(region: PaymentRegion): PaymentGateway | null;
  /** A provider that is configured; null where it is not. */
  named(provider: string): PaymentGateway | null;
}

/** The provider refused or could not be reached. `permanent`: asking for the same again is of no use. */
export class PaymentProviderError extends Error {
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'PaymentProviderError';
    this.permanent = options.permanent;
  }
}
