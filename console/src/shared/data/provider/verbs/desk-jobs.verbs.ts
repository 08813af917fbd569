import type {
  AllJobsChangeBody,
  DeskJobResponse,
  JobChangesBody,
  JobChangesResponse,
  JobQueuesResponse,
  QueuePauseBody,
} from '@homologa/domain/desk/jobs.contract';
import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { callJson } from '../../../http/http-client';

const JOBS = '/api/desk/jobs';
const QUEUES = '/api/desk/job-queues';

export const deskJobVerbs = {
  /** Loads a job as staff see it; null for a completed one, which the desk does not list. */
  getDeskJob: async (id: string): Promise<DeskJobResponse | null> => {
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    return (await callJson<DeskJobResponse[]>(`${JOBS}?filter=${filter}`))[0] ?? null;
  },
  getJobQueues: () => callJson<JobQueuesResponse>(QUEUES),
  setQueuePaused: (body: QueuePauseBody) => callJson<JobQueuesResponse>(QUEUES, { method: 'PUT', body }),
  changeJobs: (body: JobChangesBody) => callJson<JobChangesResponse>(`${JOBS}/changes`, { method: 'POST', body }),
  changeAllJobs: (body: AllJobsChangeBody) => callJson<JobResponse>(`${JOBS}/changes/all`, { method: 'POST', body }),
};
