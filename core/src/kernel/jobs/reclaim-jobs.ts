import type { Context } from '../context';
import { newId } from '../ids';
import { afterLostWorker } from './retry-policy';
import type { RunJobDeps } from './run-job';

const BATCH = 200;

const SILENT = {
  id: true,
  name: true,
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

type SilentJob = Awaited<ReturnType<typeof findSilent>>[number];

/**
 * Retries jobs whose lease has expired; fails jobs without attempts left and runs their `onExhausted`. An error of one
 * job does not affect the others. Returns the number of expired leases.
 */
export async function reclaimJobs(deps: RunJobDeps): Promise<number> {
  const ctx = deps.contextFor({ name: 'reclaim', requestId: null, traceparent: null });
  const silent = await findSilent(ctx);
  const again: string[] = [];
  for (const job of silent) {
    if (job.attempts < job.maxAttempts) {
      if (await free(deps, ctx, job)) again.push(job.id);
    } else {
      await fail(deps, ctx, job).catch((error: unknown) =>
        ctx.log.error({ err: error, jobId: job.id, name: job.name }, 'silent job not settled, tried again later'),
      );
    }
  }
  if (again.length > 0) deps.nudge(again);
  return silent.length;
}

const findSilent = (ctx: Context) =>
  ctx.db.read.job.findMany({
    where: { status: 'active', leaseUntil: { lt: ctx.now() } },
    select: SILENT,
    orderBy: { leaseUntil: 'asc' },
    take: BATCH,
  });

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

/** Claims a new lease first, so that only one of several concurrent sweeps marks the job as failed. */
async function fail(deps: RunJobDeps, ctx: Context, job: SilentJob): Promise<void> {
  const leaseToken = newId();
  const { count } = await ctx.db.system((tx) =>
    tx.job.updateMany({
      where: { id: job.id, leaseToken: job.leaseToken, status: 'active' },
      data: { leaseToken, leaseUntil: new Date(ctx.now().getTime() + ctx.config.jobLeaseMs) },
    }),
  );
  if (count === 0) return;
  const bound = deps.find(job.name);
  const payload = bound?.definition.payload.safeParse(job.payload);
  if (bound && payload?.success) {
    const run = { jobId: job.id, companyId: job.companyId };
    const lost = new Error('the worker fell silent');
    await bound.handler.onExhausted(deps.contextFor(job), payload.data as never, run, lost);
  }
  await ctx.db.system((tx) =>
    tx.job.updateMany({
      where: { id: job.id, leaseToken, status: 'active' },
      data: {
        status: 'failed',
        finishedAt: ctx.now(),
        leaseUntil: null,
        leaseToken: null,
        errorCode: 'worker_lost',
        errorMessage: 'The worker fell silent.',
      },
    }),
  );
}
