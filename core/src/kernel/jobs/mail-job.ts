import type { JobDefinition } from './define-job';

/** A mail outlives a mail server that is down over a weekend's two days. */
const RETRY_FOR_MS = 48 * 60 * 60_000;
/** Far more attempts than fit into that time. */
const MAX_ATTEMPTS = 1_000;
/** Longer than the mail server's own timeouts together, so that no attempt outlives its job's. */
const TIMEOUT_MS = 120_000;

/** What all mail jobs have in common. */
export const MAIL_JOB = {
  queue: 'mail',
  maxAttempts: MAX_ATTEMPTS,
  retryFor: RETRY_FOR_MS,
  timeoutMs: TIMEOUT_MS,
} as const satisfies Partial<JobDefinition>;
