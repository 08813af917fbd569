import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';
import { markCancelled } from '../kernel/jobs/ended-jobs';

/**
 * Cancels a waiting job: no worker runs it any more, and their next sweep resets its records as after its last attempt.
 * Throws `not_found`, `job_not_waiting` for a job that runs, has ended or is cancelled already, `forbidden`.
 */
export async function cancelJob(ctx: Context, id: string): Promise<void> {
  authorize(canManageJobs(ctx.actor));
  if (!isId(id)) throw new DomainError('not_found');
  await ctx.db.system(async (tx) => {
    const job = await markCancelled(tx, id, ctx.now());
    if (!job) {
      const known = await tx.job.count({ where: { id } });
      throw new DomainError(known === 0 ? 'not_found' : 'job_not_waiting');
    }
    await audit(ctx, tx, {
      companyId: job.companyId,
      action: 'job.cancel',
      objectType: 'job',
      objectId: id,
      facts: { name: job.name },
    });
  });
}
