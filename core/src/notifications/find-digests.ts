import { NOTIFICATION_RETENTION } from '@homologa/domain/notifications/limits';
import type { Context } from '../kernel/context';
import { sendDigestJob } from './notification.jobs';

const BATCH = 500;

/**
 * Runs daily: enqueues a digest for each user with waiting notifications and deletes notifications older than the
 * retention period. Idempotent: a user has at most one open digest job. Returns the number of digests.
 */
export async function findDigests(ctx: Context, signal: AbortSignal): Promise<{ digests: number }> {
  const before = new Date(ctx.now().getTime() - NOTIFICATION_RETENTION);
  await ctx.db.system((tx) => tx.notification.deleteMany({ where: { createdAt: { lt: before } } }));
  let digests = 0;
  for (let after: string | null = ''; after !== null && !signal.aborted; ) {
    const from: string = after;
    const ids: string[] = await ctx.db.system(async (tx) => {
      const waiting = await tx.notification.groupBy({
        by: ['userId'],
        where: { mail: 'daily', ...(from ? { userId: { gt: from } } : {}) },
        orderBy: { userId: 'asc' },
        take: BATCH,
      });
      const payloads = waiting.map(({ userId }) => ({ userId }));
      await ctx.jobs.enqueueMany(tx, sendDigestJob, payloads, { companyId: null });
      return payloads.map(({ userId }) => userId);
    });
    digests += ids.length;
    after = ids.length < BATCH ? null : (ids.at(-1) ?? null);
  }
  return { digests };
}
