import { z } from 'zod';
import { entityId, id, isoDate } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { QUEUES } from '../wire/queues';
import { DESK_JOB_STATES, JOB_CHANGES, MAX_CHOSEN_JOBS } from './desk-jobs';

const state = z.enum(DESK_JOB_STATES);
/** Name of a kind of job; a kind of another version of the product may be in a row. */
const name = z.string().max(100);
const queue = z.enum(QUEUES);
const count = z.number().int().nonnegative();

/**
 * A row of GET /api/desk/jobs. `code` is why the last attempt failed, `said` the mail server's answer; `is_cancelling`
 * until a worker has ended a cancelled job.
 */
export const deskJobResponse = z.object({
  ...entityId,
  name: z.string(),
  queue: z.string(),
  state,
  company: z.object({ id, name: z.string() }).nullable(),
  attempts: count,
  code: z.string().nullable(),
  said: z.string().nullable(),
  is_cancelling: z.boolean(),
  created_at: isoDate,
  next_at: isoDate.nullable(),
  finished_at: isoDate.nullable(),
});
export type DeskJobResponse = z.infer<typeof deskJobResponse>;
export const deskJobListResponse = z.array(deskJobResponse);

export const deskJobList = defineList({
  resource: 'jobs',
  sort: { id: 'created_at', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    id: oneOrMany(id).optional(),
    state: state.optional(),
    name: name.optional(),
    company_id: id.optional(),
  },
});
export type DeskJobFilter = z.infer<z.ZodObject<typeof deskJobList.filter>>;

/** Numbers of jobs, of each kind and state at most `LIST_WINDOW` + 1. */
const counts = z.object({ waiting: count, active: count, retrying: count, failed: count });
export type JobCounts = z.infer<typeof counts>;

/** Body of PUT /api/desk/job-queues. */
export const queuePauseBody = z.object({ queue, paused: z.boolean() });
export type QueuePauseBody = z.infer<typeof queuePauseBody>;

export const jobQueueResponse = z.object({
  queue,
  counts,
  paused: z.object({ by: z.string(), since: isoDate }).nullable(),
});
export type JobQueueResponse = z.infer<typeof jobQueueResponse>;

/** GET /api/desk/job-queues: all queues, and the kinds of jobs that wait, run, are retried or have failed. */
export const jobQueuesResponse = z.object({
  queues: z.array(jobQueueResponse),
  names: z.array(z.object({ name: z.string(), counts })),
});
export type JobQueuesResponse = z.infer<typeof jobQueuesResponse>;

/** Body of POST /api/desk/jobs/changes: the chosen jobs. */
export const jobChangesBody = z.object({
  change: z.enum(JOB_CHANGES),
  ids: z.array(id).min(1).max(MAX_CHOSEN_JOBS),
});
export type JobChangesBody = z.infer<typeof jobChangesBody>;

/** `skipped` jobs were changed by somebody else first, or cannot be changed any more. */
export const jobChangesResponse = z.object({ changed: count, skipped: count });
export type JobChangesResponse = z.infer<typeof jobChangesResponse>;

/** Body of POST /api/desk/jobs/changes/all: all jobs of a filter that the change is possible for. */
export const allJobsChangeBody = z.object({
  change: z.enum(JOB_CHANGES),
  state: state.optional(),
  name: name.optional(),
  company_id: id.optional(),
});
export type AllJobsChangeBody = z.infer<typeof allJobsChangeBody>;
