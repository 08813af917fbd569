import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Most files of one job. */
export const FREED_BATCH = 500;

/** Removes the bytes of files that a change has let go of. */
export const removeFreedFilesJob = defineJob({
  name: 'maintenance.remove-freed-files',
  queue: 'maintenance',
  payload: z.object({ fileIds: z.array(z.uuid()).min(1).max(FREED_BATCH) }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
});
