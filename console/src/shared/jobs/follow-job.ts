import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { SilentStreamError } from './read-events';

export interface FollowDeps {
  stream(id: string, signal: AbortSignal): AsyncIterable<JobResponse>;
  get(id: string, signal: AbortSignal): Promise<JobResponse>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** True if a retry is pointless: the job is unknown or the session has ended. */
  isFinal(error: unknown): boolean;
}

/** Browsers open at most six HTTP/1.1 connections per server, so further jobs are polled. */
const MAX_STREAMS = 2;
/** Number of broken streams after which the job is polled instead. */
const MAX_BREAKS = 3;
const POLL_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

let openStreams = 0;

/**
 * Reports every change of a job until it is finished. Reads its event stream, reopens a broken stream, then falls back
 * to polling. Resolves when the job is finished or the signal is aborted; throws final errors.
 */
export async function followJob(
  id: string,
  onJob: (job: JobResponse) => void,
  signal: AbortSignal,
  deps: FollowDeps,
): Promise<void> {
  let breaks = 0;
  let failures = 0;
  while (!signal.aborted) {
    const mayStream = breaks < MAX_BREAKS && openStreams < MAX_STREAMS;
    try {
      const isFinished = mayStream ? await listen(id, onJob, signal, deps) : await ask(id, onJob, signal, deps);
      if (isFinished) return;
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (deps.isFinal(error)) throw error;
      failures += 1;
      if (mayStream) breaks = error instanceof SilentStreamError ? MAX_BREAKS : breaks + 1;
    }
    await deps.pause(Math.min(POLL_MS * 2 ** failures, MAX_PAUSE_MS), signal);
  }
}

/** Reads a job's event stream to its end; resolves to true if the job is finished. */
async function listen(
  id: string,
  onJob: (job: JobResponse) => void,
  signal: AbortSignal,
  deps: FollowDeps,
): Promise<boolean> {
  openStreams += 1;
  try {
    for await (const job of deps.stream(id, signal)) {
      if (signal.aborted) return true;
      onJob(job);
      if (isJobFinished(job.state)) return true;
    }
    return false;
  } finally {
    openStreams -= 1;
  }
}

async function ask(
  id: string,
  onJob: (job: JobResponse) => void,
  signal: AbortSignal,
  deps: FollowDeps,
): Promise<boolean> {
  const job = await deps.get(id, signal);
  if (signal.aborted) return true;
  onJob(job);
  return isJobFinished(job.state);
}
