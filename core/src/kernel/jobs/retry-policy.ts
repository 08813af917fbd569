import type { Context } from '../context';
import type { JobDefinition } from './define-job';

/** The longest pause of a job that has a number of attempts. */
const MAX_BACKOFF_MS = 15 * 60_000;
/** The first pause of a job that is retried for a time, in base pauses: 10 seconds by default. */
const FIRST_PAUSE = 5;
/** Its longest pause, in base pauses: half an hour by default. */
const LONGEST_PAUSE = 900;
/** Each pause is longer or shorter by up to this part, so that mails that failed together do not return together. */
const JITTER = 0.2;
/** A job of a lost worker starts again at once so many times; later it may be what kills them. */
const PROMPT_RESTARTS = 6;

interface AttemptedJob {
  attempts: number;
  maxAttempts: number;
  retryUntil: Date | null;
  createdAt: Date;
}

type Times = Pick<Context, 'now' | 'config'>;

/** The moment until which a job that first runs at `from` is retried; null for one with a number of attempts. */
export const retryDeadline = ({ retryFor }: Pick<JobDefinition, 'retryFor'>, from: Date): Date | null =>
  retryFor === undefined ? null : new Date(from.getTime() + retryFor);

/** When to retry a job whose attempt has just failed temporarily; null when that was its last. */
export function nextAttempt(definition: JobDefinition, job: AttemptedJob, { now, config }: Times): Date | null {
  const base = config.jobRetryBaseMs;
  // Rows of an earlier version have no deadline of their own.
  const deadline = job.retryUntil ?? retryDeadline(definition, job.createdAt);
  if (!deadline) {
    if (job.attempts >= job.maxAttempts) return null;
    return new Date(now().getTime() + Math.min(base * 2 ** (job.attempts - 1), MAX_BACKOFF_MS));
  }
  if (now() >= deadline) return null;
  const next = now().getTime() + jittered(Math.min(FIRST_PAUSE * base * 2 ** (job.attempts - 1), LONGEST_PAUSE * base));
  return new Date(Math.min(next, deadline.getTime()));
}

/** When a job whose worker fell silent starts again: at once, after many such ends with a pause. */
export function afterLostWorker(definition: JobDefinition | undefined, job: AttemptedJob, times: Times): Date {
  const isPrompt = definition?.retryFor === undefined || job.attempts < PROMPT_RESTARTS;
  return (isPrompt ? null : nextAttempt(definition, job, times)) ?? times.now();
}

const jittered = (ms: number): number => ms * (1 - JITTER + 2 * JITTER * Math.random());
