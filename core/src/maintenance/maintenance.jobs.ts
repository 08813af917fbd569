import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 5 * 60_000;
const nothing = z.object({});

/** Removes sessions, resets, links, codes and rate counters whose time is over. */
export const expireSecretsJob = defineJob({
  name: 'maintenance.expire-secrets',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

/** Removes the bytes of files that nothing refers to any more. */
export const removeOrphanFilesJob = defineJob({
  name: 'maintenance.remove-orphan-files',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

/** Removes what processes that were killed left half written. */
export const removePartialFilesJob = defineJob({
  name: 'maintenance.remove-partial-files',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

/** Removes the rows of jobs that were over long ago. */
export const removeOldJobsJob = defineJob({
  name: 'maintenance.remove-old-jobs',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});

/** Lets go of the files of exports whose time is over. */
export const expireExportsJob = defineJob({
  name: 'maintenance.expire-exports',
  queue: 'maintenance',
  payload: nothing,
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: () => 'all',
});
