import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';
import { pause } from '../http/pause';
import { followJob } from './follow-job';
import { JobStore } from './job-store';
import { jobsApi } from './jobs.api';

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

export const jobStore = new JobStore({
  storage: sessionStorage,
  follow: (id, onJob, signal) => followJob(id, onJob, signal, { ...jobsApi, pause, isFinal }),
  download: jobsApi.download,
  messageOf,
});
