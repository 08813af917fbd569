import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Retries failed mails, optionally of one kind or company. At least once: mails retried before are skipped. */
export const retryFailedMailJob = defineJob({
  name: 'maintenance.retry-failed-mail',
  queue: 'maintenance',
  payload: z.object({ name: z.string().optional(), companyId: z.uuid().nullish() }),
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ name = '', companyId = '' }) => `${name}/${companyId}`,
});
