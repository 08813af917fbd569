import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

const id = z.uuid();
const ATTEMPTS = 3;
const TIMEOUT_MS = 15 * 60_000;

/** Makes the copy of a person's data; its file has the job's id and goes with the other exports after a week. */
export const exportPersonalDataJob = defineJob({
  name: 'privacy.export-data',
  queue: 'exports',
  payload: z.object({ requestId: id }),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ requestId }) => requestId,
});

/** Erases a person who asked for it, once the desk has decided so and they have been told. */
export const eraseAccountJob = defineJob({
  name: 'privacy.erase-account',
  queue: 'maintenance',
  payload: z.object({ requestId: id }),
  maxAttempts: ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey: ({ requestId }) => requestId,
});
