import { PAYMENT_PROVIDERS } from '@homologa/core/payments/gateways/payment-gateway';
import { receivePaymentNotification } from '@homologa/core/payments/online/receive-payment-notification';
import { notificationResponse } from '@homologa/domain/payments/payment.contract';
import { route } from '../../http/route';

/**
 * Webhooks of payment providers. The routes are public, because the signature over the body's bytes authenticates the
 * provider.
 */
export const notificationRoutes = PAYMENT_PROVIDERS.map((provider) =>
  route({
    method: 'post',
    path: `/payments/notifications/${provider}`,
    summary: `News of payments, signed by ${provider}`,
    auth: 'public',
    raw: 'signed',
    response: notificationResponse,
    async handler({ ctx, adapters, rawBody, req }) {
      await receivePaymentNotification(ctx, adapters.paymentGateways, provider, {
        body: rawBody,
        header: (name) => req.get(name),
      });
      return { received: true } as const;
    },
  }),
);
