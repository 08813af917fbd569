import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const DOCUMENT_ATTEMPTS = 5;
const DOCUMENT_TIMEOUT_MS = 5 * 60_000;

/** Makes the documents of one delivered version. At-least-once: a version has one file of each language. */
export const makeReportDocumentJob = defineJob({
  name: 'reports.make-document',
  queue: 'reports',
  payload: z.object({ deliveryId: z.uuid() }),
  maxAttempts: DOCUMENT_ATTEMPTS,
  timeoutMs: DOCUMENT_TIMEOUT_MS,
  dedupeKey: ({ deliveryId }) => deliveryId,
});

/** With pauses that double up to a quarter of an hour: about an hour. */
const GATEWAY_ATTEMPTS = 12;
/** Several calls of a bureau that each take their whole time. */
const GATEWAY_TIMEOUT_MS = 2 * 60_000;

/** Hands one report request to its gateway. At-least-once: the gateway knows a request by its order's id. */
export const submitReportRequestJob = defineJob({
  name: 'reports.submit-request',
  queue: 'reports',
  /** `isPaid`: once more, since its payment was accepted; the job before may just have found it open. */
  payload: z.object({ reportRequestId: z.uuid(), isPaid: z.boolean().optional() }),
  maxAttempts: GATEWAY_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ reportRequestId, isPaid }) => (isPaid ? `${reportRequestId}:paid` : reportRequestId),
});

const POLL_ATTEMPTS = 3;

/** Asks a gateway how an order stands. At-least-once: each of its messages counts once. */
export const pollOrderJob = defineJob({
  name: 'reports.poll-order',
  queue: 'reports',
  /** `round` counts the questions about an order: each is further from the one before. */
  payload: z.object({ orderId: z.guid(), round: z.number().int().nonnegative() }),
  maxAttempts: POLL_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ orderId, round }) => `${orderId}:${round}`,
});

/** About twelve hours: what is not cancelled is made, and paid, for nothing. */
const CANCEL_ATTEMPTS = 60;

/** Has a gateway drop an order. At-least-once: an order that was dropped stays so. */
export const cancelOrderJob = defineJob({
  name: 'reports.cancel-order',
  queue: 'reports',
  payload: z.object({ gateway: z.string(), orderId: z.guid() }),
  maxAttempts: CANCEL_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ orderId }) => orderId,
});

/** Does what a gateway's message says. Exactly once: what became of it is written in the transaction that does it. */
export const applyMessageJob = defineJob({
  name: 'reports.apply-message',
  queue: 'reports',
  payload: z.object({ messageId: z.guid() }),
  maxAttempts: GATEWAY_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ messageId }) => messageId,
});
