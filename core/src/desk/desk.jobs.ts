import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

export const findOverdueRequestsJob = defineJob({
  name: 'desk.find-overdue',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
