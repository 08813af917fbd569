import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Hands a report request to the gateway. At-least-once: the gateway knows a request by its id. */
export const submitReportRequest = defineJob({
  name: 'reports.submit-request',
  queue: 'reports',
  payload: z.object({ reportRequestId: z.uuid() }),
  maxAttempts: 8,
  timeoutMs: 60_000,
  dedupeKey: ({ reportRequestId }) => reportRequestId,
});
