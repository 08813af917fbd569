import type { Context } from '../context';
import type { JobDefinition } from './define-job';

const MAX_BACKOFF_MS = 15 * 60_000;
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 900;
/**
 * Random variation of each pause (±20 %), so that mails that failed at the same time are not retried at the same time.
 */
const JITTER = 0.2;
/**
 * Maximum number of immediate retries after a worker was lost. A job that loses more workers is suspected of killing
 * them.
 */
const PROMPT_RESTARTS = 6;

interface AttemptedJob {
  attempts: number;
  maxAttempts: number;
  retryUntil: Date | null;
  createdAt: Date;
}

type Times = Pick<Context, 'now' | 'config'>;

export const retryDeadline = ({ retryFor }: Pick<JobDefinition, 'retryFor'>, from: Date): Date | null =>
  retryFor === undefined ? null : new Date(from.getTime() + retryFor);

export function nextAttempt(definition: JobDefinition, job: AttemptedJob, { now, config }: Times): Date | null {
  const base = config.jobRetryBaseMs;
  // Job rows of earlier versions have no `retryUntil`.
  const deadline = job.retryUntil ?? retryDeadline(definition, job.createdAt);
  if (!deadline) {
    if (job.attempts >= job.maxAttempts) return null;
    return new Date(now().getTime() + Math.min(base * 2 ** (job.attempts - 1), MAX_BACKOFF_MS));
  }
  if (now() >= deadline) return null;
  const next = now().getTime() + jittered(Math.min(FIRST_PAUSE * base * 2 ** (job.attempts - 1), LONGEST_PAUSE * base));
  return new Date(Math.min(next, deadline.getTime()));
}

export function afterLostWorker(definition: JobDefinition | undefined, job: AttemptedJob, times: Times): Date {
  const isPrompt = definition?.retryFor === undefined || job.attempts < PROMPT_RESTARTS;
  return (isPrompt ? null : nextAttempt(definition, job, times)) ?? times.now();
}

const jittered = (ms: number): number => ms * (1 - JITTER + 2 * JITTER * Math.random());
