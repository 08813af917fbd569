import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';
import { MAIL_JOB } from '../kernel/jobs/mail-job';

/**
 * At most one job per user and company is open, so that a user gets a single mail about pending work, with current
 * numbers, after an outage of the mail server.
 */
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
