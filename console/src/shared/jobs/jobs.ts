import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';
import { followJob } from './follow-job';
import { JobStore } from './job-store';
import { jobsApi } from './jobs.api';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** The jobs of this tab. */
export const jobStore = new JobStore({
  storage: sessionStorage,
  follow: (id, onJob, signal) => followJob(id, onJob, signal, { ...jobsApi, pause, isFinal }),
  download: jobsApi.download,
  messageOf,
});
