import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { requireNotAccepted } from './require-not-accepted';

const DOCUMENT_ATTEMPTS = 5;
const DOCUMENT_TIMEOUT_MS = 5 * 60_000;

/** The job may run more than once, because a version has at most one file per language. */
export const makeReportDocumentJob = defineJob({
  name: 'reports.make-document',
  queue: 'reports',
  payload: z.object({ deliveryId: z.uuid() }),
  maxAttempts: DOCUMENT_ATTEMPTS,
  timeoutMs: DOCUMENT_TIMEOUT_MS,
  dedupeKey: ({ deliveryId }) => deliveryId,
});

const GATEWAY_ATTEMPTS = 12;
/** Timeout in milliseconds, long enough for several requests to a bureau that each time out. */
const GATEWAY_TIMEOUT_MS = 2 * 60_000;

/** The job may run more than once, because the gateway recognizes a repeated order by its id. */
export const submitReportRequestJob = defineJob({
  name: 'reports.submit-request',
  queue: 'reports',
  /**
   * `isPaid` distinguishes the job enqueued after the payment from an earlier job that may have read an unpaid charge.
   */
  payload: z.object({ reportRequestId: z.uuid(), isPaid: z.boolean().optional() }),
  maxAttempts: GATEWAY_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ reportRequestId, isPaid }) => (isPaid ? `${reportRequestId}:paid` : reportRequestId),
  reopen: requireNotAccepted,
});

const POLL_ATTEMPTS = 3;

export const pollOrderJob = defineJob({
  name: 'reports.poll-order',
  queue: 'reports',
  payload: z.object({ orderId: z.guid(), round: z.number().int().nonnegative() }),
  maxAttempts: POLL_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ orderId, round }) => `${orderId}:${round}`,
});

/**
 * Number of attempts, which take about twelve hours. Cancelling is worth many attempts, because the gateway produces
 * and bills every order that is not cancelled.
 */
const CANCEL_ATTEMPTS = 60;

export const cancelOrderJob = defineJob({
  name: 'reports.cancel-order',
  queue: 'reports',
  payload: z.object({ gateway: z.string(), orderId: z.guid() }),
  maxAttempts: CANCEL_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ orderId }) => orderId,
});

/** Applies each message once, because the outcome is stored in the same transaction. */
export const applyMessageJob = defineJob({
  name: 'reports.apply-message',
  queue: 'reports',
  payload: z.object({ messageId: z.guid() }),
  maxAttempts: GATEWAY_ATTEMPTS,
  timeoutMs: GATEWAY_TIMEOUT_MS,
  dedupeKey: ({ messageId }) => messageId,
});
