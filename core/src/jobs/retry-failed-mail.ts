import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { failedMailSince, type MailTroubleFilter } from './mail-trouble.queries';
import { type Reopen, retryJob } from './retry-job';

const BATCH = 500;

/**
 * Retries every failed mail of the last month that the filter means, each in a transaction of its own: safe to repeat
 * and to interrupt. `skipped` are mails whose work was done or became impossible since.
 */
export async function retryFailedMail(
  ctx: Context,
  { name, companyId }: MailTroubleFilter,
  reopen: Reopen,
  signal?: AbortSignal,
): Promise<{ retried: number; skipped: number }> {
  authorize(canUseDesk(ctx.actor));
  const result = { retried: 0, skipped: 0 };
  // What fails again meanwhile is left for the next run.
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
      if (await isRetried(ctx, id, reopen)) result.retried += 1;
      else result.skipped += 1;
    }
    after = jobs.at(-1)?.id ?? null;
    if (after === null) return result;
  }
}

async function isRetried(ctx: Context, id: string, reopen: Reopen): Promise<boolean> {
  try {
    await retryJob(ctx, id, reopen);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
