import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { jobPath } from '../data/provider/verbs/jobs.verbs';
import { downloadFile } from '../http/download';
import { send } from '../http/http-client';
import { readEvents } from './read-events';

/** Milliseconds without data until a stream counts as broken; the server sends a heartbeat every 15 seconds. */
const SILENCE_MS = 20_000;

/**
 * Yields the job at every change until it is finished. Not part of the data provider, whose methods return a single
 * response. Uses `fetch`, because EventSource cannot send the session token.
 */
export async function* streamJob(id: string, signal: AbortSignal): AsyncGenerator<JobResponse> {
  const response = await send(`${jobPath(id)}/events`, {
    signal,
    headers: { Accept: 'text/event-stream' },
    isQuiet: true,
  });
  if (!response.body) return;
  for await (const data of readEvents(response.body, SILENCE_MS)) yield JSON.parse(data) as JobResponse;
}

function resultFileName(job: JobResponse): string {
  const name = job.result?.['file_name'];
  return typeof name === 'string' ? name : 'file';
}

export const downloadJobFile = (job: JobResponse) => downloadFile(`${jobPath(job.id)}/file`, resultFileName(job));
