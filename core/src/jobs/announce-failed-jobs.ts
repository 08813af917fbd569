import { isErrorCode } from '@homologa/domain/errors/error-codes';
import { isClientTask } from '@homologa/domain/jobs/client-tasks';
import { concernsOperators } from '@homologa/domain/jobs/job-reasons';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { releaseDedupeKey } from '../kernel/jobs/ended-jobs';
import { announceFailedJobsJob } from '../maintenance/maintenance.jobs';
import { notify, notifyStaff } from '../notifications/notify.steps';

/** Failures of one kind within this time are one notification. */
const DELAY_MS = 15 * 60_000;

interface FailedJob {
  jobId: string;
  name: string;
  code: string;
  message: string;
}

/**
 * Notifies about a job that failed after its last attempt: at once the client's user who asked for it, and staff of all
 * failures of its kind after a delay, unless no operator can help. The notifications may be repeated if the worker dies
 * meanwhile.
 */
export async function announceFailedJob(ctx: Context, { jobId, name, code, message }: FailedJob): Promise<void> {
  const isForStaff = concernsOperators(code) && name !== announceFailedJobsJob.name;
  if (!isForStaff && !isClientTask(name)) return;
  await ctx.db.system(async (tx) => {
    const job = isClientTask(name)
      ? await tx.job.findUnique({ where: { id: jobId }, select: { companyId: true, createdById: true } })
      : null;
    if (job?.companyId && job.createdById) {
      const about = { companyId: job.companyId, facts: { job: name, code, ...(isErrorCode(code) ? { message } : {}) } };
      await notify(ctx, tx, 'task_failed', [job.createdById], about);
    }
    if (!isForStaff) return;
    await enqueueAnnouncement(ctx, tx, name, ctx.now());
  });
}

async function enqueueAnnouncement(ctx: Context, tx: Tx, name: string, since: Date): Promise<void> {
  const runAt = new Date(since.getTime() + DELAY_MS);
  await ctx.jobs.enqueue(tx, announceFailedJobsJob, { name, since: since.toISOString() }, { companyId: null, runAt });
}

const COUNTED = 10_000;

/**
 * Job `maintenance.announce-failed-jobs`: tells staff how many jobs of a kind have failed since, and why the last did.
 * The next announcement, enqueued with it, counts from where this one ends: a job that fails while this one runs found it
 * open and enqueued none.
 */
export async function announceFailedJobs(
  ctx: Context,
  { name, since }: { name: string; since: string },
  jobId: string,
): Promise<{ failed: number }> {
  const until = ctx.now();
  // The failure that enqueued this job was recorded just after that moment.
  const where = { name, status: 'failed', finishedAt: { gte: new Date(since), lt: until } } as const;
  return ctx.db.system(async (tx) => {
    const failed = await tx.job.count({ where, take: COUNTED });
    const last = await tx.job.findFirst({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { errorCode: true },
    });
    await releaseDedupeKey(tx, jobId);
    // Retried meanwhile, or the last of a series: nothing is left to do.
    if (!last) return { failed };
    await enqueueAnnouncement(ctx, tx, name, until);
    const facts = { job: name, count: failed, code: last.errorCode ?? 'error' };
    await notifyStaff(ctx, tx, 'jobs_failed', { companyId: null, facts });
    return { failed };
  });
}
