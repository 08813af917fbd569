import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import type { PaymentNews } from '@homologa/domain/payments/online-payment';
import { z } from 'zod';
import type { StripeAccount } from '../../env/payments';
import type { Outgoing } from '../../kernel/outgoing/outgoing';
import { isSigned } from '../../kernel/signed-payload';
import { parseSigned } from '../../kernel/signing/parse-signed';
import type { RawNotification } from '../../kernel/signing/raw-notification';
import {
  type HostedPlace,
  type HostedState,
  type PaymentEvent,
  type PaymentGateway,
  type PaymentOrder,
  PaymentProviderError,
} from './payment-gateway';
import { callStripe } from './stripe-client';

interface StripeOptions {
  url: string;
  outgoing: Outgoing;
  accounts: readonly StripeAccount[];
}

const session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
});

/** Checkout session with its expanded payment intent, which holds the boleto that was issued on the page. */
const boletoSession = z.object({
  payment_intent: z
    .object({
      next_action: z
        .object({
          boleto_display_details: z
            .object({
              number: z.string().nullish(),
              hosted_voucher_url: z.string().nullish(),
              expires_at: z.number().int().nullish(),
            })
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const toldSession = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_status: z.string().nullish(),
});
type ToldSession = z.infer<typeof toldSession>;

const SECOND_MS = 1000;

const STRIPE_LOCALES: Readonly<Record<Locale, string>> = { en: 'en', es: 'es-419', 'pt-BR': 'pt-BR' };

/**
 * Stripe Checkout (docs.stripe.com/api/checkout/sessions): hosted pages for cards in Mexico, boleto and cards in
 * Brazil. Five calls and one HMAC replace the official package, which would add only size and updates.
 */
export function createStripeGateway({ url, outgoing, accounts }: StripeOptions): PaymentGateway {
  const keyOf = (region: PaymentRegion): string => {
    const account = accounts.find((each) => each.region === region);
    if (!account) throw new PaymentProviderError(`no Stripe account for ${region}`, { permanent: true });
    return account.key;
  };
  const call = async (place: { region: PaymentRegion }, path: string, request: object, signal: AbortSignal) => {
    const answer = session.safeParse(
      await callStripe({ outgoing, url, key: keyOf(place.region), path, ...request }, signal),
    );
    if (!answer.success) throw new PaymentProviderError('Stripe answered no session', { permanent: false });
    return answer.data;
  };
  const pathOf = ({ reference }: HostedPlace): string => `/v1/checkout/sessions/${encodeURIComponent(reference)}`;
  const read = async (place: HostedPlace, signal: AbortSignal): Promise<HostedState> =>
    (await call(place, pathOf(place), {}, signal)).status;
  return {
    provider: 'stripe',
    regions: accounts.map(({ region }) => region),
    async create(order, signal) {
      const request = { form: sessionForm(order), idempotencyKey: `homologa-payment-${order.paymentId}` };
      const made = await call(order, '/v1/checkout/sessions', request, signal);
      if (!made.url) throw new PaymentProviderError('the session has no page', { permanent: true });
      return { reference: made.id, uri: made.url };
    },
    read,
    async findBoleto(place, signal) {
      const path = `${pathOf(place)}?expand[]=payment_intent`;
      const told = boletoSession.safeParse(await callStripe({ outgoing, url, key: keyOf(place.region), path }, signal));
      const details = told.data?.payment_intent?.next_action?.boleto_display_details;
      if (!details?.number || !details.expires_at) return null;
      const { number, hosted_voucher_url: uri, expires_at: expiresAt } = details;
      return { number, uri: uri ?? null, expiresAt: new Date(expiresAt * SECOND_MS) };
    },
    async close(place, signal) {
      try {
        return (await call(place, `${pathOf(place)}/expire`, { form: {} }, signal)).status;
      } catch (error) {
        // Only an open session can expire. If Stripe rejects the call, the session is in another state, which is
        // returned.
        if (error instanceof PaymentProviderError && error.permanent) return read(place, signal);
        throw error;
      }
    },
    verify: (notification, now) => verifyEvent(accounts, notification, now),
  };
}

function sessionForm(order: PaymentOrder): Record<string, string> {
  const item = 'line_items[0]';
  return {
    mode: 'payment',
    client_reference_id: order.paymentId,
    'metadata[payment_id]': order.paymentId,
    'payment_intent_data[metadata][payment_id]': order.paymentId,
    'payment_method_types[0]': order.method === 'boleto' ? 'boleto' : 'card',
    [`${item}[quantity]`]: '1',
    [`${item}[price_data][currency]`]: order.currency.toLowerCase(),
    [`${item}[price_data][unit_amount]`]: String(order.amount),
    [`${item}[price_data][product_data][name]`]: order.description,
    customer_email: order.email,
    locale: STRIPE_LOCALES[order.locale],
    success_url: `${order.returnUrl}?payment=returned`,
    cancel_url: `${order.returnUrl}?payment=cancelled`,
  };
}

function verifyEvent(
  accounts: readonly StripeAccount[],
  { body, header }: RawNotification,
  now: Date,
): PaymentEvent | null {
  const signature = header('Stripe-Signature');
  const signers = accounts.filter(({ webhookSecret }) => isSigned(body, signature, webhookSecret, now));
  if (signers.length === 0) throw new DomainError('payment_notification_invalid');
  const parsed = event.safeParse(parseSigned(body));
  if (!parsed.success) throw new DomainError('payment_notification_invalid');
  const { id, type, data } = parsed.data;
  const told = toldSession.safeParse(data.object);
  const news = told.success ? newsOf(type, told.data) : null;
  if (!told.success || news === null) return null;
  return {
    id,
    type,
    news,
    paymentId: told.data.client_reference_id ?? told.data.metadata?.payment_id ?? '',
    reference: told.data.id,
    amount: told.data.amount_total ?? -1,
    currency: (told.data.currency ?? '').toUpperCase(),
    regions: signers.map(({ region }) => region),
  };
}

function newsOf(type: string, { payment_status: paymentStatus }: ToldSession): PaymentNews | null {
  if (type === 'checkout.session.completed') return paymentStatus === 'paid' ? 'paid' : 'submitted';
  if (type === 'checkout.session.async_payment_succeeded') return 'paid';
  return type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired' ? 'failed' : null;
}
