import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { callJson } from '../../../http/http-client';

/** API call that starts a job. It is plain data, so that the page can store it and repeat it after a reload. */
export interface JobCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
}

export const jobPath = (id: string): string => `/api/jobs/${encodeURIComponent(id)}`;

export const jobVerbs = {
  startJob: ({ path, method, body }: JobCall) =>
    callJson<JobResponse>(path, { method, body, headers: { Prefer: 'respond-async' } }),
  getJob: (id: string, signal: AbortSignal) => callJson<JobResponse>(jobPath(id), { signal, isQuiet: true }),
};
