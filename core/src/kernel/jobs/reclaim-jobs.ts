import type { RunJobDeps } from './run-job';

const BATCH = 200;

/**
 * Finds jobs whose worker fell silent (its lease ran out) and lets them be tried again; one that has no
 * attempt left is failed, with its `onExhausted` run. Gives how many were found.
 */
export async function reclaimJobs(deps: RunJobDeps): Promise<number> {
  const ctx = deps.contextFor({ name: 'reclaim', requestId: null });
  const now = ctx.now();
  const silent = await ctx.db.read.job.findMany({
    where: { status: 'active', leaseUntil: { lt: now } },
    select: {
      id: true,
      name: true,
      companyId: true,
      payload: true,
      attempts: true,
      maxAttempts: true,
      leaseToken: true,
      requestId: true,
    },
    take: BATCH,
  });
  const again: string[] = [];
  for (const job of silent) {
    const exhausted = job.attempts >= job.maxAttempts;
    const bound = deps.find(job.name);
    if (exhausted && bound) {
      const payload = bound.definition.payload.safeParse(job.payload);
      if (payload.success) {
        const run = { jobId: job.id, companyId: job.companyId };
        await bound.handler.onExhausted(
          deps.contextFor(job),
          payload.data as never,
          run,
          new Error('the worker fell silent'),
        );
      }
    }
    const { count } = await ctx.db.read.job.updateMany({
      where: { id: job.id, leaseToken: job.leaseToken, status: 'active' },
      data: exhausted
        ? {
            status: 'failed',
            finishedAt: now,
            leaseUntil: null,
            leaseToken: null,
            errorCode: 'worker_lost',
            errorMessage: 'The worker fell silent.',
          }
        : { status: 'retry', runAt: now, dispatchedAt: null, leaseUntil: null, leaseToken: null },
    });
    if (count === 1 && !exhausted) again.push(job.id);
  }
  if (again.length > 0) deps.nudge(again);
  return silent.length;
}
