import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { SilentStreamError } from './read-events';

export interface FollowDeps {
  stream(id: string, signal: AbortSignal): AsyncIterable<JobResponse>;
  get(id: string, signal: AbortSignal): Promise<JobResponse>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Whether asking again is of no use: the job is unknown, the session over. */
  isFinal(error: unknown): boolean;
}

/** A browser opens six connections to one server at most (HTTP/1.1): further jobs are polled. */
const MAX_STREAMS = 2;
/** So often may the stream break before the job is polled instead. */
const MAX_BREAKS = 3;
const POLL_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

let openStreams = 0;

/**
 * Tells every change of a job until it is finished: by its events, which are opened anew when they break, else by
 * asking again and again. Resolves when it is finished or the signal aborted; throws what is final.
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

/** Listens until the stream ends; whether the job has too. */
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
