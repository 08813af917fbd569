import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import type { JobVerdict } from '@homologa/domain/errors/error-entry';
import type { Context } from '../context';
import { isUnavailable } from '../database/connection-errors';
import { MAIL_ERROR_CODES, MailError, MailPaced, MailPutOff } from '../ports/mailer';
import { isStorageFull } from '../storage/storage-full';
import { withCause } from '../telemetry/cause';
import { NO_TELEMETRY, type Telemetry } from '../telemetry/telemetry';
import type { JobDefinition, JobProgress, JobRun } from './define-job';
import { type ClaimedJob, claimJob, finishJob, renewLease } from './job-statements';
import { nextAttempt, retryDeadline } from './retry-policy';
import { type JobOwner, refillPauseMs } from './share';

export interface JobHandler<P> {
  run: (ctx: Context, payload: P, run: JobRun) => Promise<unknown>;
  /** Resets states such as "running" after the last failed attempt. Called once. */
  onExhausted: (ctx: Context, payload: P, run: Pick<JobRun, 'jobId' | 'companyId'>, error: unknown) => Promise<void>;
}

export interface BoundJob {
  definition: JobDefinition;
  handler: JobHandler<never>;
}

export interface RunJobDeps {
  contextFor(job: { name: string; requestId: string | null; traceparent: string | null }): Context;
  find(name: string): BoundJob | undefined;
  report?(progress: JobProgress): Promise<void>;
  nudge(owners: JobOwner[], afterMs?: number): void;
  telemetry?: Pick<Telemetry, 'metrics' | 'tracing'>;
}

export type JobOutcome = 'completed' | 'retry' | 'failed' | 'not_claimed';

/** The name is the error code in the job's row. */
class JobTimeout extends Error {
  override name = 'job_timeout';

  constructor() {
    super('the attempt took too long');
  }
}

const PROGRESS_INTERVAL_MS = 250;
/** Marks a job whose mail waits for a turn that it was given. */
const PACED = 'mail_paced';

/**
 * Runs one job row. A guarded update claims the row, and the result is committed only if the renewed lease is still
 * valid, so that a worker presumed dead cannot commit (ARCHITECTURE.md).
 */
export async function runJob(deps: RunJobDeps, jobId: string): Promise<JobOutcome> {
  const ctx = deps.contextFor({ name: 'claim', requestId: null, traceparent: null });
  const job = await claimJob(ctx, jobId);
  if (!job) return 'not_claimed';
  const bound = deps.find(job.name);
  if (!bound) {
    // A schedule or job row may still exist after its job was removed from the code.
    ctx.log.warn({ jobId, name: job.name }, 'unknown job');
    return finish(deps, ctx, job, 'failed', { errorCode: 'unknown_job', errorMessage: 'Unknown job.' });
  }
  return watchedAttempt(deps, job, bound);
}

/** Runs the attempt in a span of its cause's trace, and counts it with its waiting time and duration. */
async function watchedAttempt(deps: RunJobDeps, job: ClaimedJob, bound: BoundJob): Promise<JobOutcome> {
  const { metrics, tracing } = deps.telemetry ?? NO_TELEMETRY;
  const { name, requestId } = job;
  const began = performance.now();
  const waitSeconds = Math.max(0, ((job.startedAt ?? job.runAt).getTime() - job.runAt.getTime()) / 1000);
  const span = tracing.start(`job ${name}`, {
    kind: 'consumer',
    parent: job.traceparent,
    attributes: { 'homologa.job.id': job.id, 'homologa.job.attempt': job.attempts },
  });
  const { traceparent } = span;
  const mailTurn = job.errorCode === PACED ? job.runAt : null;
  let outcome: JobOutcome | 'error' = 'error';
  try {
    outcome = await withCause({ requestId, traceparent, mailTurn, yields: job.hasNext }, () =>
      attempt(deps, { ...job, traceparent }, bound),
    );
    return outcome;
  } finally {
    span.end({ hasFailed: outcome !== 'completed', attributes: { 'homologa.job.outcome': outcome } });
    metrics.jobEnded({ name, outcome, waitSeconds, seconds: (performance.now() - began) / 1000 });
  }
}

async function attempt(deps: RunJobDeps, job: ClaimedJob, bound: BoundJob): Promise<JobOutcome> {
  const ctx = deps.contextFor(job);
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(new JobTimeout()), bound.definition.timeoutMs);
  const heartbeat = setInterval(() => {
    renewLease(ctx, job).then(
      (held) => {
        if (!held) abort.abort(new Error('the lease was lost'));
      },
      (error: unknown) => ctx.log.warn({ err: error, jobId: job.id }, 'lease not renewed'),
    );
  }, ctx.config.jobLeaseMs / 3);
  const run: JobRun = {
    jobId: job.id,
    companyId: job.companyId,
    attempt: job.attempts,
    maxAttempts: job.maxAttempts,
    signal: abort.signal,
    progress: progressWriter(ctx, job, deps),
  };
  try {
    const payload = bound.definition.payload.parse(job.payload) as never;
    const result = await untilAborted(bound.handler.run(ctx, payload, run), abort.signal);
    return await finish(deps, ctx, job, 'completed', { result: result ?? undefined });
  } catch (error) {
    return await settle(deps, ctx, job, bound, error);
  } finally {
    clearTimeout(timeout);
    clearInterval(heartbeat);
  }
}

async function settle(
  deps: RunJobDeps,
  ctx: Context,
  job: ClaimedJob,
  bound: BoundJob,
  error: unknown,
): Promise<JobOutcome> {
  const verdict = jobVerdict(error);
  const failure = describeFailure(error);
  if (verdict === 'skip')
    return finish(deps, ctx, job, 'completed', { result: { skipped: failure.errorCode }, ...failure });
  const paced = error instanceof MailPaced ? error.retryAt : null;
  const runAt = paced ?? (verdict === 'retry' ? nextAttempt(bound.definition, job, ctx) : null);
  if (runAt) {
    ctx.log[paced ? 'debug' : 'warn'](
      { err: error, jobId: job.id, name: job.name, attempt: job.attempts },
      'job will be tried again',
    );
    const { count } = await ctx.db.system((tx) =>
      tx.job.updateMany({
        where: { id: job.id, leaseToken: job.leaseToken, status: 'active' },
        data: {
          status: 'retry',
          runAt,
          dispatchedAt: null,
          leaseUntil: null,
          leaseToken: null,
          // Waiting for its turn is no failure: it uses up neither attempts nor the time for retries. The count of
          // attempts itself never falls, because `STAMP` recognizes a later attempt by it.
          ...(paced ? { maxAttempts: { increment: 1 }, retryUntil: retryDeadline(bound.definition, paced) } : {}),
          ...failure,
        },
      }),
    );
    if (count === 1) deps.nudge([job], refillPauseMs(job.queue));
    return 'retry';
  }
  if (!(await renewLease(ctx, job))) return 'not_claimed';
  ctx.log.error({ err: error, jobId: job.id, name: job.name }, 'job failed');
  const payload = bound.definition.payload.safeParse(job.payload);
  if (payload.success)
    await bound.handler.onExhausted(ctx, payload.data as never, { jobId: job.id, companyId: job.companyId }, error);
  return finish(deps, ctx, job, 'failed', failure);
}

/** Ends the job and lets its company's next one take the place. */
async function finish(
  deps: RunJobDeps,
  ctx: Context,
  job: ClaimedJob,
  status: 'completed' | 'failed',
  more: { result?: unknown; errorCode?: string; errorMessage?: string },
): Promise<JobOutcome> {
  const ended = await finishJob(ctx, job, status, more);
  if (ended?.hasNext) deps.nudge([job], refillPauseMs(job.queue));
  return ended ? status : 'not_claimed';
}

function progressWriter(ctx: Context, job: ClaimedJob, deps: RunJobDeps): JobRun['progress'] {
  let written = 0;
  return async (progress) => {
    const now = ctx.now().getTime();
    if (progress.done < progress.total && now - written < PROGRESS_INTERVAL_MS) return;
    written = now;
    await ctx.db.system((tx) =>
      tx.job.updateMany({
        where: { id: job.id, leaseToken: job.leaseToken },
        data: { progress: { done: progress.done, total: progress.total } },
      }),
    );
    await deps.report?.(progress);
  };
}

/** Returns what a job's row says about the error. */
export function describeFailure(raw: unknown): { errorCode: string; errorMessage: string } {
  const error = isStorageFull(raw) ? new DomainError('storage_full', { cause: raw }) : raw;
  if (error instanceof DomainError) return { errorCode: error.code, errorMessage: error.message };
  if (error instanceof MailPutOff) return { errorCode: 'mail_put_off', errorMessage: error.message };
  if (error instanceof MailPaced) return { errorCode: PACED, errorMessage: error.message };
  if (error instanceof MailError) return { errorCode: MAIL_ERROR_CODES[error.kind], errorMessage: error.message };
  return {
    errorCode: isUnavailable(error) ? 'service_unreachable' : error instanceof Error ? error.name : 'error',
    errorMessage: (error instanceof Error ? error.message : String(error)).slice(0, 500),
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Unexpected errors are retried because they may be temporary. A domain error's code defines the outcome: a broken rule
 * would fail again, a missing object leaves nothing to do.
 */
function jobVerdict(error: unknown): JobVerdict {
  if (error instanceof DomainError) return ERRORS[error.code].job;
  if (error instanceof MailError) return error.permanent ? 'fail' : 'retry';
  return 'retry';
}
