import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { downloadFile } from '../http/download';
import { callJson, send } from '../http/http-client';
import { readEvents } from './read-events';

/** A call that starts a job; plain data, so that it can be stored and repeated after a reload. */
export interface JobCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
}

/** Milliseconds without data until a stream counts as broken; the server sends a heartbeat every 15 seconds. */
const SILENCE_MS = 20_000;

const path = (id: string): string => `/api/jobs/${encodeURIComponent(id)}`;

export const jobsApi = {
  start: (call: JobCall) =>
    callJson<JobResponse>(call.path, { method: call.method, body: call.body, headers: { Prefer: 'respond-async' } }),
  get: (id: string, signal: AbortSignal) => callJson<JobResponse>(path(id), { signal, isQuiet: true }),
  /**
   * Yields the job at every change until it is finished. Uses fetch, since EventSource cannot send the session's token.
   */
  async *stream(id: string, signal: AbortSignal): AsyncGenerator<JobResponse> {
    const response = await send(`${path(id)}/events`, {
      signal,
      headers: { Accept: 'text/event-stream' },
      isQuiet: true,
    });
    if (!response.body) return;
    for await (const data of readEvents(response.body, SILENCE_MS)) yield JSON.parse(data) as JobResponse;
  },
  download: (job: JobResponse) => downloadFile(`${path(job.id)}/file`, resultFileName(job)),
};

function resultFileName(job: JobResponse): string {
  const name = job.result?.['file_name'];
  return typeof name === 'string' ? name : 'file';
}
