import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { retryFailedMailJob } from '../maintenance/maintenance.jobs';
import type { MailTroubleFilter } from './mail-trouble.queries';

/** Enqueues the retry of failed mails, or returns the open job for the same filter. Throws `forbidden`. */
export async function startMailRetry(ctx: Context, filter: MailTroubleFilter): Promise<Job> {
  authorize(canManageJobs(ctx.actor));
  return ctx.db.system(async (tx) => {
    const id = await ctx.jobs.enqueue(tx, retryFailedMailJob, filter, { companyId: null });
    await audit(ctx, tx, {
      companyId: null,
      action: 'job.retry_mail',
      objectType: 'job',
      objectId: id,
      facts: { name: filter.name ?? null, company: filter.companyId ?? null },
    });
    return tx.job.findUniqueOrThrow({ where: { id } });
  });
}
