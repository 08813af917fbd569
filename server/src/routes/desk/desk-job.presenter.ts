import type { DeskJob, QueueOverview } from '@homologa/core/jobs/desk-jobs.queries';
import { CANCELLED } from '@homologa/core/kernel/jobs/ended-jobs';
import type { DeskJobResponse, JobQueueResponse, JobQueuesResponse } from '@homologa/domain/desk/jobs.contract';
import { hasShownMessage } from '@homologa/domain/jobs/job-reasons';
import { presentTime } from '../suppliers/present-time';

/** Presents a job to staff; messages of unexpected errors are left out, because they may contain hosts and personal data. */
export const presentDeskJob = (job: DeskJob): DeskJobResponse => ({
  _id: job.id,
  id: job.id,
  name: job.name,
  queue: job.queue,
  state: job.state,
  company: job.companyId ? { id: job.companyId, name: job.company ?? '' } : null,
  attempts: job.attempts,
  code: job.errorCode,
  said: job.errorCode && hasShownMessage(job.errorCode) ? job.errorMessage : null,
  is_cancelling: job.state === 'active' && job.errorCode === CANCELLED,
  created_at: presentTime(job.createdAt),
  next_at: job.state === 'waiting' || job.state === 'retrying' ? presentTime(job.runAt) : null,
  finished_at: job.finishedAt && presentTime(job.finishedAt),
});

const presentJobQueue = ({ queue, counts, paused }: QueueOverview['queues'][number]): JobQueueResponse => ({
  queue,
  counts,
  paused: paused && { by: paused.pausedBy, since: presentTime(paused.pausedAt) },
});

export const presentJobQueues = ({ queues, names }: QueueOverview): JobQueuesResponse => ({
  queues: queues.map(presentJobQueue),
  names: names.map(({ name, counts }) => ({ name, counts })),
});
