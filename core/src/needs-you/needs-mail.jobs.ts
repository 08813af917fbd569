import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

/** One open job per user and company: after an outage of the mail server a user gets one mail, with today's numbers. */
export const sendNeedsMailJob = defineJob({
  name: 'mail.send-needs',
  ...MAIL_JOB,
  payload: z.object({ companyId: z.uuid(), userId: z.uuid() }),
  dedupeKey: ({ companyId, userId }) => `${companyId} ${userId}`,
});

export const findNeedsMailsJob = defineJob({
  name: 'needs-you.find-mails',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
