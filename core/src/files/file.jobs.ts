import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

export const FREED_BATCH = 500;

export const removeFreedFilesJob = defineJob({
  name: 'maintenance.remove-freed-files',
  queue: 'maintenance',
  payload: z.object({ fileIds: z.array(z.uuid()).min(1).max(FREED_BATCH) }),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
});
