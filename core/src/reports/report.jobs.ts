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

const MAX_ATTEMPTS = 8;
const TIMEOUT_MS = 60_000;

/** Hands one report request to the report gateway. At-least-once: the gateway knows a request by its id. */
export const submitReportRequestJob = defineJob({
  name: 'reports.submit-request',
  queue: 'reports',
  payload: z.object({ reportRequestId: z.uuid() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ reportRequestId }) => reportRequestId,
});
