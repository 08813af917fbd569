import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES } from '@homologa/domain/wire/queues';
import { isJobName, JOBS } from '../jobs';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isUniqueViolation, noteJob, type Tx } from '../kernel/database/database';
import { isId } from '../kernel/ids';
import type { JobDefinition } from '../kernel/jobs/define-job';
import { requeueFailedJob, setRetryDeadline } from '../kernel/jobs/ended-jobs';
import { MAIL_JOB } from '../kernel/jobs/mail-job';
import { retryDeadline } from '../kernel/jobs/retry-policy';

/**
 * Restarts a failed job with its full number of attempts. Throws `not_found`, `job_not_failed` if the job has not
 * failed or an identical job is open, `job_not_repeatable` if its data no longer exist, `forbidden`.
 */
export async function retryJob(ctx: Context, id: string): Promise<void> {
  authorize(canManageJobs(ctx.actor));
  if (!isId(id)) throw new DomainError('not_found');
  try {
    await ctx.db.system(async (tx) => {
      const retryUntil = retryDeadline(MAIL_JOB, ctx.now());
      const job = await requeueFailedJob(tx, id, ctx.now());
      if (!job) {
        const known = await tx.job.count({ where: { id } });
        throw new DomainError(known === 0 ? 'not_found' : 'job_not_failed');
      }
      if (job.queue === MAIL_JOB.queue) await setRetryDeadline(tx, id, retryUntil);
      await reopen(tx, job);
      await audit(ctx, tx, {
        companyId: job.companyId,
        action: 'job.retry',
        objectType: 'job',
        objectId: id,
        facts: { name: job.name },
      });
      noteJob(tx, { queue: memberOf(QUEUES, job.queue), companyId: job.companyId });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('job_not_failed', { cause: error });
    throw error;
  }
}

/**
 * Runs the job's `reopen` step, which prepares its records for the retry. Throws `job_not_repeatable`, also for a job
 * unknown to this version.
 */
async function reopen(tx: Tx, job: { name: string; payload: unknown; companyId: string | null }): Promise<void> {
  if (!isJobName(job.name)) throw new DomainError('job_not_repeatable');
  const definition = JOBS[job.name] as JobDefinition<string, unknown>;
  if (!definition.reopen) return;
  const payload = definition.payload.safeParse(job.payload);
  if (!payload.success) throw new DomainError('job_not_repeatable');
  await definition.reopen(tx, payload.data, job.companyId);
}
