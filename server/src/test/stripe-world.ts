import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import type { Route } from '../http/route';
import { onboardingRoutes } from '../routes/onboarding/onboarding.routes';
import { billingRoutes } from '../routes/payments/billing.routes';
import { notificationRoutes } from '../routes/payments/notifications.routes';
import { paymentProofRoutes } from '../routes/payments/payment-proofs.routes';
import { type FakeSession, FakeStripe, stripeSignature } from './fake-stripe';
import { type buildPayer, buildReferencedPayer, type Payer } from './payment-builders';
import { serveRoutes } from './serve-routes';

export const MEXICO = { key: 'sk_test_mexico', secret: 'whsec_mexico' };
export const BRAZIL = { key: 'sk_test_brazil', secret: 'whsec_brazil' };

export async function createStripeWorld({ routes = [] }: { routes?: readonly Route[] } = {}) {
  const stripe = new FakeStripe([MEXICO.key, BRAZIL.key]);
  const app: TestApp = await createTestApp({
    PAYMENT_GATEWAY: 'stripe',
    PAYMENT_STRIPE_URL: await stripe.listen(),
    PAYMENT_STRIPE_MEXICO_KEY: MEXICO.key,
    PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: MEXICO.secret,
    PAYMENT_STRIPE_BRAZIL_KEY: BRAZIL.key,
    PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET: BRAZIL.secret,
  });
  const server: Express = serveRoutes(app, [
    ...onboardingRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...notificationRoutes,
    ...routes,
  ]);
  return {
    app,
    server,
    stripe,
    /** Delivers an event like Stripe: the signature covers the exact pretty-printed bytes. */
    deliver(body: string, options: { secret?: string; at?: Date; signature?: string } = {}) {
      const { secret = MEXICO.secret, at = new Date(), signature = stripeSignature(body, secret, at) } = options;
      return request(server)
        .post('/payments/notifications/stripe')
        .set('Content-Type', 'application/json; charset=utf-8')
        .set('Stripe-Signature', signature)
        .send(body);
    },
    card: (overrides: Parameters<typeof buildPayer>[3] = {}) =>
      buildReferencedPayer(app, server, 'mexico', 'credit_card', overrides),
    boleto: () => buildReferencedPayer(app, server, 'brazil', 'boleto'),
    async sessionOf(payer: Payer): Promise<FakeSession> {
      const { payments } = await payer.history();
      const session = stripe.sessions.get(payments.at(-1)?.reference ?? '');
      if (!session) throw new Error('no session');
      return session;
    },
    onlinePaymentOf: async (payer: Payer) => (await payer.read()).bir_request?.online_payment,
    async close(): Promise<void> {
      await app.destroy();
      await stripe.close();
    },
  };
}
