import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { failedMailSince, type MailTroubleFilter } from './mail-trouble.queries';
import { retryJob } from './retry-job';

const BATCH = 500;

/**
 * Retries the failed mails of the last month that match the filter, each in its own transaction; idempotent and safe to
 * interrupt. `skipped` counts mails that were already retried or can no longer be sent.
 */
export async function retryFailedMail(
  ctx: Context,
  { name, companyId }: MailTroubleFilter,
  signal?: AbortSignal,
): Promise<{ retried: number; skipped: number }> {
  authorize(canManageJobs(ctx.actor));
  const result = { retried: 0, skipped: 0 };
  // Excludes mails that fail again during this run.
  const before = ctx.now();
  for (let after: string | null = null; ; ) {
    const jobs: { id: string }[] = await ctx.db.read.job.findMany({
      where: {
        queue: 'mail',
        status: 'failed',
        name,
        companyId,
        finishedAt: { gt: failedMailSince(ctx), lte: before },
        ...(after ? { id: { gt: after } } : {}),
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    for (const { id } of jobs) {
      signal?.throwIfAborted();
      if (await isRetried(ctx, id)) result.retried += 1;
      else result.skipped += 1;
    }
    after = jobs.at(-1)?.id ?? null;
    if (after === null) return result;
  }
}

async function isRetried(ctx: Context, id: string): Promise<boolean> {
  try {
    await retryJob(ctx, id);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
