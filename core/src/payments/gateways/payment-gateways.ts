import { createHmac } from 'node:crypto';
import type { CoreEnv } from '../../env';
import { stripeAccounts } from '../../env/payments';
import { createOutgoingTo } from '../../kernel/outgoing/outgoing';
import type { PaymentGateway, PaymentGateways } from './payment-gateway';
import { createSandboxPayments, type SandboxPayments } from './sandbox-payments';
import { createStripeGateway } from './stripe-gateway';

export interface WiredPayments extends PaymentGateways {
  sandbox: SandboxPayments | null;
}

/** Creates the configured payment provider; the default outside production is the sandbox. */
export function createPaymentGateways(env: CoreEnv, publicUrl: string): WiredPayments {
  const sandbox =
    env.PAYMENT_GATEWAY === 'sandbox' ? createSandboxPayments({ publicUrl, secret: sandboxSecret(env) }) : null;
  const gateway: PaymentGateway | null =
    env.PAYMENT_GATEWAY === 'stripe'
      ? createStripeGateway({
          url: env.PAYMENT_STRIPE_URL,
          outgoing: createOutgoingTo(env.PAYMENT_STRIPE_URL, env.OUTGOING_ALLOWED),
          accounts: stripeAccounts(env),
        })
      : sandbox;
  return {
    sandbox,
    of: (region) => (gateway?.regions.includes(region) ? gateway : null),
    named: (provider) => (gateway?.provider === provider ? gateway : null),
  };
}

/**
 * Secret of the sandbox, derived from the database URL. All processes of an installation share it without a further
 * setting.
 */
const sandboxSecret = ({ DATABASE_URL }: CoreEnv): string =>
  createHmac('sha256', DATABASE_URL).update('payment sandbox').digest('hex');
