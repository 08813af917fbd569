import { dataProvider } from '../data/provider/data-provider';
import { messageOf } from '../data/use-action';
import { ApiError } from '../http/api-error';
import { pause } from '../http/pause';
import { followJob } from './follow-job';
import { JobStore } from './job-store';
import { downloadJobFile, streamJob } from './job-stream';

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

export const jobStore = new JobStore({
  storage: sessionStorage,
  follow: (id, onJob, signal) =>
    followJob(id, onJob, signal, { stream: streamJob, get: dataProvider.getJob, pause, isFinal }),
  download: downloadJobFile,
  messageOf,
});
