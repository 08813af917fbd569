import { expect, test } from 'vitest';
import { DATABASE_URL, problemsOf } from '../test/env-problems';

test('a Stripe account needs key and webhook secret, and the gateway needs an account', () => {
  const problems = (more: Record<string, string>) => problemsOf({ DATABASE_URL, ...more });
  expect(problems({ PAYMENT_STRIPE_MEXICO_KEY: 'sk_1' })).toEqual([
    'PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: is needed beside PAYMENT_STRIPE_MEXICO_KEY',
  ]);
  expect(problems({ PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'PAYMENT_STRIPE_BRAZIL_KEY: is needed beside PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET',
  ]);
  expect(problems({ PAYMENT_GATEWAY: 'stripe' })).toEqual([
    'PAYMENT_GATEWAY: stripe needs the key and webhook secret of at least one account',
  ]);
  const account = { PAYMENT_STRIPE_MEXICO_KEY: 'sk_1', PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: 'whsec_1' };
  expect(problems({ PAYMENT_GATEWAY: 'stripe', ...account })).toEqual([]);
});
