import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Every hour: tells the staff of requests that have become overdue. */
export const findOverdueRequestsJob = defineJob({
  name: 'desk.find-overdue',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  dedupeKey: () => 'all',
});
