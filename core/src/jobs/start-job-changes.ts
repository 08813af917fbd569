import { type DeskJobState, type JobChange, jobChangeOf } from '@homologa/domain/desk/desk-jobs';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { changeJobsJob } from '../maintenance/maintenance.jobs';

const STATUS = { failed: 'failed', retrying: 'retry', waiting: 'queued', active: undefined } as const;

interface Order {
  change: JobChange;
  state?: DeskJobState;
  name?: string;
  companyId?: string;
}

/**
 * Enqueues the change of all jobs of a filter, or returns the open job that was ordered in the same minute for the same
 * change and filter. Throws `forbidden`, and `job_not_failed` or `job_not_waiting` if no job of the state can be changed so.
 */
export async function startJobChanges(ctx: Context, { change, state, name, companyId }: Order): Promise<Job> {
  authorize(canManageJobs(ctx.actor));
  if (state && jobChangeOf(state) !== change) {
    throw new DomainError(change === 'retry' ? 'job_not_failed' : 'job_not_waiting');
  }
  const status = state && STATUS[state];
  const payload = { change, name, companyId, status, before: ctx.now().toISOString() };
  return ctx.db.system(async (tx) => {
    const id = await ctx.jobs.enqueue(tx, changeJobsJob, payload, { companyId: null });
    await audit(ctx, tx, {
      companyId: null,
      action: change === 'retry' ? 'job.retry_many' : 'job.cancel_many',
      objectType: 'job',
      objectId: id,
      facts: { name: name ?? null, company: companyId ?? null },
    });
    return tx.job.findUniqueOrThrow({ where: { id } });
  });
}
