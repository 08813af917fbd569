import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { z } from 'zod';
import { type Fault, optional } from './kinds';

const STRIPE_PAIRS = [
  ['PAYMENT_STRIPE_MEXICO_KEY', 'PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET'],
  ['PAYMENT_STRIPE_BRAZIL_KEY', 'PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET'],
] as const;

export const paymentsVariables = {
  PAYMENT_FILE: optional.describe('JSON with bank details, rates and cut-off days per region, dated'),
  PAYMENT_GATEWAY: z
    .enum(['', 'none', 'sandbox', 'stripe'])
    .default('')
    .describe('who takes online payments; unset: the sandbox, in production nobody'),
  PAYMENT_STRIPE_URL: z
    .string()
    .default('https://api.stripe.com')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe("origin of Stripe's API"),
  PAYMENT_STRIPE_MEXICO_KEY: optional.describe('secret key of the Mexican Stripe account'),
  PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: optional.describe('signing secret of its webhook endpoint'),
  PAYMENT_STRIPE_BRAZIL_KEY: optional.describe('secret key of the Brazilian Stripe account'),
  PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET: optional.describe('signing secret of its webhook endpoint'),
};

type PaymentVariables = z.infer<z.ZodObject<typeof paymentsVariables>>;

/** Stripe account of one country. Payments by boleto require a Brazilian account. */
export interface StripeAccount {
  region: PaymentRegion;
  key: string;
  webhookSecret: string;
}

export function stripeAccounts(env: PaymentVariables): StripeAccount[] {
  const given = [
    { region: 'mexico', key: env.PAYMENT_STRIPE_MEXICO_KEY, webhookSecret: env.PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET },
    { region: 'brazil', key: env.PAYMENT_STRIPE_BRAZIL_KEY, webhookSecret: env.PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET },
  ] as const;
  return given.flatMap(({ region, key, webhookSecret }) =>
    key && webhookSecret ? [{ region, key, webhookSecret }] : [],
  );
}

export const SANDBOX_PAYMENT_REGIONS: readonly PaymentRegion[] = ['brazil', 'mexico'];

export function onlinePaymentRegions(env: PaymentVariables): readonly PaymentRegion[] {
  if (env.PAYMENT_GATEWAY === 'sandbox') return SANDBOX_PAYMENT_REGIONS;
  return env.PAYMENT_GATEWAY === 'stripe' ? stripeAccounts(env).map(({ region }) => region) : [];
}

/**
 * Requires a webhook secret for each Stripe account: without it payments would be taken but their notifications
 * rejected.
 */
export function stripeFaults(env: PaymentVariables): Fault[] {
  return STRIPE_PAIRS.flatMap(([key, secret]): Fault[] => [
    [secret, Boolean(env[key] && !env[secret]), `is needed beside ${key}`],
    [key, Boolean(env[secret] && !env[key]), `is needed beside ${secret}`],
  ]);
}

export function paymentGatewayFaults(env: PaymentVariables): Fault[] {
  const isWithoutAccount = env.PAYMENT_GATEWAY === 'stripe' && !STRIPE_PAIRS.some(([key]) => env[key]);
  return [['PAYMENT_GATEWAY', isWithoutAccount, 'stripe needs the key and webhook secret of at least one account']];
}
