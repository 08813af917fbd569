import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Upper bound of files per job. */
export const FREED_BATCH = 500;

/** Deletes the bytes of files that are no longer referenced. */
export const removeFreedFilesJob = defineJob({
  name: 'maintenance.remove-freed-files',
  queue: 'maintenance',
  payload: z.object({ fileIds: z.array(z.uuid()).min(1).max(FREED_BATCH) }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
});
