import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const MAX_ATTEMPTS = 8;
const TIMEOUT_MS = 60_000;

/**
 * Ends a payment page at its provider, so that nobody pays there any more. At least once: an ended page stays ended.
 */
export const closePaymentPageJob = defineJob({
  name: 'onboarding.close-payment-page',
  queue: 'maintenance',
  payload: z.object({ paymentId: z.guid() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ paymentId }) => paymentId,
});
