import { z } from 'zod';
import { entityId, id, isoDate } from '../wire/common.contract';
import { JOB_STATES } from './job-states';

export const jobState = z.enum(JOB_STATES);

export const jobProgress = z.object({
  done: z.number().nonnegative(),
  total: z.number().nonnegative().nullable(),
  label: z.string().nullable(),
});
export type JobProgress = z.infer<typeof jobProgress>;

/**
 * Body of GET /api/jobs/{id}, of each job event and of every 202 response (reference 12.6). `result` depends on the job
 * and is null until completion.
 */
export const jobResponse = z.object({
  ...entityId,
  name: z.string(),
  state: jobState,
  progress: jobProgress.nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: isoDate,
  finished_at: isoDate.nullable(),
});
export type JobResponse = z.infer<typeof jobResponse>;

export const jobParams = z.object({ id });
