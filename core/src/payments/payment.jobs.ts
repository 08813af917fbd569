import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

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

/** Tells a supplier that its proof was rejected, or that it has not paid yet. At least once. */
export const sendPaymentMailJob = defineJob({
  name: 'mail.send-payment',
  ...MAIL_JOB,
  payload: z.object({
    chargeId: z.guid(),
    about: z.enum(['rejected', 'reminder']),
    /** The payment's, when the mail was asked for: what has changed since makes it needless. */
    version: z.number().int(),
  }),
  dedupeKey: ({ chargeId, about, version }) => `${chargeId}/${about}/${version}`,
});
