import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { isUniqueViolation, noteJob, type Tx } from '../kernel/database/database';
import { isId } from '../kernel/ids';
import { MAIL_JOB } from '../kernel/jobs/mail-job';
import { retryDeadline } from '../kernel/jobs/retry-policy';

/** What a job's last attempt gave up is taken back by this, or it throws. */
export type Reopen = (
  ctx: Context,
  tx: Tx,
  job: { name: string; payload: unknown; companyId: string | null },
) => Promise<void>;

/**
 * Lets a failed job be tried anew, with all its attempts (`homologa jobs retry`). Throws `not_found`,
 * `job_not_failed` for a job that is open or done, or whose work another open job does already, and
 * `job_not_repeatable` when what it needs is gone.
 */
export async function retryJob(ctx: Context, id: string, reopen: Reopen): Promise<void> {
  if (!isId(id)) throw new DomainError('not_found');
  try {
    await ctx.db.system(async (tx) => {
      const retryUntil = retryDeadline(MAIL_JOB, ctx.now());
      const [job] = await tx.job.updateManyAndReturn({
        where: { id, status: 'failed' },
        data: {
          status: 'queued',
          attempts: 0,
          runAt: ctx.now(),
          dispatchedAt: null,
          // The queue may remember the first hand-over of attempt 0.
          dispatches: { increment: 1 },
          finishedAt: null,
          errorCode: null,
          errorMessage: null,
        },
        select: { companyId: true, name: true, payload: true, queue: true },
      });
      if (!job) {
        const known = await tx.job.count({ where: { id } });
        throw new DomainError(known === 0 ? 'not_found' : 'job_not_failed');
      }
      // A mail gets its whole time again.
      if (job.queue === MAIL_JOB.queue)
        await tx.job.update({ where: { id }, data: { retryUntil }, select: { id: true } });
      await reopen(ctx, tx, job);
      await audit(ctx, tx, {
        companyId: job.companyId,
        action: 'job.retry',
        objectType: 'job',
        objectId: id,
        facts: { name: job.name },
      });
      noteJob(tx, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('job_not_failed', { cause: error });
    throw error;
  }
}
