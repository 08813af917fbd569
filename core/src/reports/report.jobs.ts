import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const MAX_ATTEMPTS = 8;
const TIMEOUT_MS = 60_000;

/** Hands one report request to the report gateway. At-least-once: the gateway knows a request by its id. */
export const submitReportRequestJob = defineJob({
  name: 'reports.submit-request',
  queue: 'reports',
  payload: z.object({ reportRequestId: z.uuid() }),
  maxAttempts: MAX_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ reportRequestId }) => reportRequestId,
});
