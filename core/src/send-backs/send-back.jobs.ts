import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const id = z.uuid();

/** Tells a supplier what was sent back, and why. */
export const sendSendBackMailJob = defineJob({
  name: 'mail.send-back',
  queue: 'mail',
  payload: z.object({ sendBackId: id }),
  // As for other mails.
  maxAttempts: 6,
  timeoutMs: 120_000,
  dedupeKey: ({ sendBackId }) => sendBackId,
});
