import type { Context } from '../kernel/context';
import type { Finding } from './examine-sender';

const DAY_MS = 86_400_000;
/** Number of failed mails without a sent one after them that is no longer a matter of single addresses. */
const SEVERAL = 3;

/**
 * Reports mails that the mail server rejected for good. The check of the mail server sends none, so that a server that
 * accepts the login and then rejects every mail, for example of our sender, would look well.
 */
export async function examineRefusals(ctx: Pick<Context, 'db' | 'now'>): Promise<Finding[]> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const failed = { queue: 'mail', status: 'failed' as const, finishedAt: { gte: since } };
  const last = await ctx.db.read.job.findFirst({
    where: failed,
    orderBy: { finishedAt: 'desc' },
    select: { errorMessage: true, finishedAt: true },
  });
  if (!last?.finishedAt) return [];
  const count = await ctx.db.read.job.count({ where: failed });
  const sent = await ctx.db.read.job.findFirst({
    where: { queue: 'mail', status: 'completed', finishedAt: { gt: last.finishedAt } },
    select: { id: true },
  });
  const mails = count === 1 ? 'one mail' : `${count} mails`;
  const says = `${mails} failed for good in the last 24 hours, the last with: ${last.errorMessage}; homologa mail list`;
  return sent || count < SEVERAL
    ? [{ subject: 'mail, refused', state: 'note', says }]
    : [{ subject: 'mail, refused', state: 'wrong', says: `${says}; none has been sent since` }];
}
