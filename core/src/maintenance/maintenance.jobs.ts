import { JOB_CHANGES } from '@homologa/domain/desk/desk-jobs';
import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 5 * 60_000;
const nothing = z.object({});

export const expireSecretsJob = defineJob({
  name: 'maintenance.expire-secrets',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const removeOrphanFilesJob = defineJob({
  name: 'maintenance.remove-orphan-files',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const removePartialFilesJob = defineJob({
  name: 'maintenance.remove-partial-files',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const removeOldJobsJob = defineJob({
  name: 'maintenance.remove-old-jobs',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const expireExportsJob = defineJob({
  name: 'maintenance.expire-exports',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

export const sweepEmptyDraftsJob = defineJob({
  name: 'maintenance.sweep-empty-drafts',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

/**
 * Retries failed mails, optionally of one kind or company. May run more than once, because it skips mails that were
 * already retried.
 */
export const retryFailedMailJob = defineJob({
  name: 'maintenance.retry-failed-mail',
  queue: 'maintenance',
  payload: z.object({ name: z.string().optional(), companyId: z.uuid().nullish() }),
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ name = '', companyId = '' }) => `${name}/${companyId}`,
});

/** Characters of an ISO time up to its minute. */
const MINUTE_LENGTH = 16;

/** Retries or cancels all jobs of a filter. May run more than once, because it skips jobs that were already changed. */
export const changeJobsJob = defineJob({
  name: 'maintenance.change-jobs',
  queue: 'maintenance',
  payload: z.object({
    change: z.enum(JOB_CHANGES),
    name: z.string().optional(),
    companyId: z.uuid().optional(),
    status: z.enum(['queued', 'retry', 'failed']).optional(),
    before: z.iso.datetime(),
  }),
  maxAttempts: 5,
  timeoutMs: 30 * 60_000,
  // By the minute: two presses are one order, but an order during a long run also takes what has failed since.
  dedupeKey: ({ change, name = '', companyId = '', status = '', before }) =>
    `${change}/${status}/${name}/${companyId}/${before.slice(0, MINUTE_LENGTH)}`,
});

/** Tells staff about the jobs of one kind that failed since a time: at most one notification per delay. */
export const announceFailedJobsJob = defineJob({
  name: 'maintenance.announce-failed-jobs',
  queue: 'maintenance',
  payload: z.object({ name: z.string(), since: z.iso.datetime() }),
  maxAttempts: 5,
  timeoutMs: 60_000,
  dedupeKey: ({ name }) => name,
});
