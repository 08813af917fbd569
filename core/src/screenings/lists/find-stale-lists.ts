import { staleReason } from '@homologa/domain/screenings/watchlists';
import type { Context } from '../../kernel/context';
import { notifyStaff } from '../../notifications/notify.steps';

/**
 * Job `watchlists.find-stale`: notifies staff of active lists whose last check or edition is too old. Idempotent: one
 * notification per list and day. Returns the number of lists.
 */
export async function findStaleLists(ctx: Context, signal: AbortSignal): Promise<{ told: number }> {
  const today = new Date(ctx.now().toISOString().slice(0, 10));
  const lists = await ctx.db.read.watchlist.findMany({
    where: { currentSnapshotId: { not: null } },
    include: { current: true },
    orderBy: { code: 'asc' },
  });
  let told = 0;
  for (const list of lists.filter((each) => staleReason(each, ctx.now()) !== null)) {
    if (signal.aborted) break;
    told += await ctx.db.system(async (tx) => {
      const { count } = await tx.watchlist.updateMany({
        where: { id: list.id, OR: [{ staleToldOn: null }, { staleToldOn: { lt: today } }] },
        data: { staleToldOn: today },
      });
      if (count === 1) await notifyStaff(ctx, tx, 'watchlist_stale', { companyId: null, facts: { list: list.title } });
      return count;
    });
  }
  return { told };
}
