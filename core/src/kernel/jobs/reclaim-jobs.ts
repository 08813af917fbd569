import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES } from '@homologa/domain/wire/queues';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../context';
import { newId } from '../ids';
import { NO_TELEMETRY } from '../telemetry/telemetry';
import { CANCELLED } from './ended-jobs';
import { afterLostWorker } from './retry-policy';
import type { RunJobDeps } from './run-job';
import type { JobOwner } from './share';

const BATCH = 200;

const SILENT = {
  id: true,
  name: true,
  queue: true,
  companyId: true,
  payload: true,
  attempts: true,
  maxAttempts: true,
  retryUntil: true,
  createdAt: true,
  errorCode: true,
  leaseToken: true,
  requestId: true,
  traceparent: true,
} as const;

const ownerOf = ({ queue, companyId }: SilentJob): JobOwner => ({ queue: memberOf(QUEUES, queue), companyId });

type SilentJob = Awaited<ReturnType<typeof findSilent>>[number];

/**
 * Retries jobs whose lease has expired; fails jobs without attempts left, and those that were cancelled while they waited,
 * and runs their `onExhausted`. An error of one job does not affect the others. Returns the number of expired leases.
 */
export async function reclaimJobs(deps: RunJobDeps): Promise<number> {
  const ctx = deps.contextFor({ name: 'reclaim', requestId: null, traceparent: null });
  const silent = await findSilent(ctx);
  const freed: JobOwner[] = [];
  for (const job of silent) {
    if (job.attempts < job.maxAttempts) {
      if (await free(deps, ctx, job)) freed.push(ownerOf(job));
    } else {
      await fail(deps, ctx, job).catch((error: unknown) =>
        ctx.log.error({ err: error, jobId: job.id, name: job.name }, 'silent job not settled, tried again later'),
      );
      freed.push(ownerOf(job));
    }
  }
  if (freed.length > 0) deps.nudge(freed);
  return silent.length;
}

/** Lost jobs precede cancelled ones: a whole queue may be cancelled at once, and nobody waits for those to end. */
async function findSilent(ctx: Context) {
  const find = (which: Prisma.JobWhereInput, take: number) =>
    ctx.db.read.job.findMany({
      where: { ...which, status: 'active', leaseUntil: { lt: ctx.now() } },
      select: SILENT,
      orderBy: { leaseUntil: 'asc' },
      take,
    });
  const lost = await find({ OR: [{ errorCode: null }, { errorCode: { not: CANCELLED } }] }, BATCH);
  if (lost.length === BATCH) return lost;
  return [...lost, ...(await find({ errorCode: CANCELLED }, BATCH - lost.length))];
}

async function free(deps: RunJobDeps, ctx: Context, job: SilentJob): Promise<boolean> {
  const { id, leaseToken } = job;
  const runAt = afterLostWorker(deps.find(job.name)?.definition, job, ctx);
  const { count } = await ctx.db.system((tx) =>
    tx.job.updateMany({
      where: { id, leaseToken, status: 'active' },
      data: { status: 'retry', runAt, dispatchedAt: null, leaseUntil: null, leaseToken: null },
    }),
  );
  return count === 1;
}

const LOST = { errorCode: 'worker_lost', errorMessage: 'The worker fell silent.' };

/** Claims a new lease first, so that only one of several concurrent sweeps marks the job as failed. */
async function fail(deps: RunJobDeps, ctx: Context, job: SilentJob): Promise<void> {
  const leaseToken = newId();
  const { count } = await ctx.db.system((tx) =>
    tx.job.updateMany({
      where: { id: job.id, leaseToken: job.leaseToken, status: 'active' },
      // Without a place of its company's share: a job that cannot be settled is met here again and again.
      data: {
        leaseToken,
        leaseUntil: new Date(ctx.now().getTime() + ctx.config.jobLeaseMs),
        dispatchedAt: null,
      },
    }),
  );
  if (count === 0) return;
  const isCancelled = job.errorCode === CANCELLED;
  const error = isCancelled ? new DomainError(CANCELLED) : new Error('the worker fell silent');
  const bound = deps.find(job.name);
  const payload = bound?.definition.payload.safeParse(job.payload);
  if (bound && payload?.success) {
    const run = { jobId: job.id, companyId: job.companyId };
    await bound.handler.onExhausted(deps.contextFor(job), payload.data as never, run, error);
  }
  const { count: ended } = await ctx.db.system((tx) =>
    tx.job.updateMany({
      where: { id: job.id, leaseToken, status: 'active' },
      data: {
        status: 'failed',
        finishedAt: ctx.now(),
        leaseUntil: null,
        leaseToken: null,
        ...(isCancelled ? { errorCode: CANCELLED, errorMessage: error.message } : LOST),
      },
    }),
  );
  if (ended === 0 || !isCancelled) return;
  (deps.telemetry ?? NO_TELEMETRY).metrics.jobCancelled(job.name);
  ctx.log.info({ jobId: job.id, name: job.name, outcome: 'cancelled' }, 'job');
}
