import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

const MAX_ATTEMPTS = 8;
const TIMEOUT_MS = 60_000;

/** Closes a payment page at its provider. May run more than once; closing is idempotent. */
export const closePaymentPageJob = defineJob({
  name: 'onboarding.close-payment-page',
  queue: 'maintenance',
  payload: z.object({ paymentId: z.guid() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ paymentId }) => paymentId,
});

/** Reads an issued boleto from its provider. May run more than once; the boleto is stored once. */
export const recordBoletoJob = defineJob({
  name: 'onboarding.record-boleto',
  queue: 'maintenance',
  payload: z.object({ paymentId: z.guid() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ paymentId }) => paymentId,
});

/** Mails an issued boleto. Delivers at least once. */
export const sendBoletoMailJob = defineJob({
  name: 'mail.send-boleto',
  ...MAIL_JOB,
  payload: z.object({ paymentId: z.guid() }),
  dedupeKey: ({ paymentId }) => paymentId,
});

/** Mails the supplier that its proof of payment was rejected, or a reminder to pay. Delivers at least once. */
export const sendPaymentMailJob = defineJob({
  name: 'mail.send-payment',
  ...MAIL_JOB,
  payload: z.object({
    chargeId: z.guid(),
    about: z.enum(['rejected', 'reminder']),
    version: z.number().int(),
  }),
  dedupeKey: ({ chargeId, about, version }) => `${chargeId}/${about}/${version}`,
});
