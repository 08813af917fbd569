import { createOutgoingTo } from '@homologa/core/kernel/outgoing/outgoing';
import { getSandboxPayment, signSandboxNews } from '@homologa/core/payments/online/sandbox-payment';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { PaymentNews } from '@homologa/domain/payments/online-payment';
import {
  sandboxPaymentBody,
  sandboxPaymentParams,
  sandboxPaymentQuery,
} from '@homologa/domain/payments/payment.contract';
import type { Request } from 'express';
import { leaveEarly } from '../../http/admission';
import { ANSWERED, route } from '../../http/route';
import { sendPage } from '../../http/send-answer';
import { renderSandboxPage, SANDBOX_POLICY } from './sandbox-page';

const NOTIFY_TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 64 * 1024;
const NEVER = new AbortController().signal;
const NEWS = { paid: 'paid', failed: 'failed', pending: 'submitted' } as const satisfies Record<string, PaymentNews>;

/** Routes of the sandbox payment provider's page; mounted only if that provider is configured. */
export const sandboxRoutes = [
  route({
    method: 'get',
    path: '/sandbox/payments/:id',
    summary: "The sandbox's payment page",
    auth: 'public',
    isTrial: true,
    params: sandboxPaymentParams,
    query: sandboxPaymentQuery,
    async handler({ ctx, params, query, res }) {
      const payment = await getSandboxPayment(ctx, params.id);
      res.setHeader('Content-Security-Policy', SANDBOX_POLICY);
      sendPage(res, renderSandboxPage(payment, query.lang ?? payment.locale));
      return ANSWERED;
    },
  }),
  route({
    method: 'post',
    path: '/sandbox/payments/:id',
    summary: 'Plays an outcome: sends the signed notification, then leads back',
    auth: 'public',
    isTrial: true,
    params: sandboxPaymentParams,
    body: sandboxPaymentBody,
    form: true,
    async handler({ ctx, adapters, params, body, req, res }) {
      const payment = await getSandboxPayment(ctx, params.id);
      // Releases the concurrency slot before sending the payment notification, because the notification is another
      // request to this server.
      leaveEarly(res);
      await notify(req, await signSandboxNews(ctx, adapters.paymentGateways, payment, NEWS[body.outcome]));
      res.redirect(303, payment.returnPath);
      return ANSWERED;
    },
  }),
];

/**
 * Sends the payment notification over HTTP to the local address of this request's socket, which works for any address
 * on which the server listens.
 */
async function notify(req: Request, news: { body: Buffer; headers: Record<string, string> }): Promise<void> {
  const { localAddress = '127.0.0.1', localPort } = req.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const url = `http://${host}:${localPort}/payments/notifications/sandbox`;
  const request = {
    url,
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', ...news.headers },
    body: news.body,
    timeoutMs: NOTIFY_TIMEOUT_MS,
    maxBytes: ANSWER_MAX_BYTES,
  };
  // The socket's own address, not the Host header, which the caller chooses, says where this server is.
  const isTaken = await createOutgoingTo(url, []).call(request, NEVER, async ({ ok }) => ok);
  if (!isTaken) throw new DomainError('service_unavailable');
}
