import type { JobDefinition } from './define-job';

/** 48 hours: long enough for a mail server that is down over a weekend. */
const RETRY_FOR_MS = 48 * 60 * 60_000;
const MAX_ATTEMPTS = 1_000;
/** Exceeds the sum of the SMTP timeouts, so that the SMTP client fails before the job's timeout. */
const TIMEOUT_MS = 120_000;

export const MAIL_JOB = {
  queue: 'mail',
  maxAttempts: MAX_ATTEMPTS,
  retryFor: RETRY_FOR_MS,
  timeoutMs: TIMEOUT_MS,
} as const satisfies Partial<JobDefinition>;
