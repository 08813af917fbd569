import { REFRESH_MIN_HOURS } from '@homologa/domain/screenings/limits';
import type { Context } from '../../kernel/context';
import { importWatchlistJob } from './watchlist.jobs';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/**
 * Enqueues an import for each list that is due. Idempotent: the next due time is set in the same transaction. Returns
 * the number of lists.
 */
export async function refreshWatchlists(ctx: Context, signal: AbortSignal): Promise<{ due: number }> {
  const lists = await ctx.db.read.watchlist.findMany({
    where: { nextRefreshAt: { lte: ctx.now() }, refreshHours: { not: null } },
    select: { id: true, refreshHours: true },
    orderBy: { nextRefreshAt: 'asc' },
    take: BATCH,
  });
  let due = 0;
  for (const { id, refreshHours } of lists) {
    if (signal.aborted) break;
    due += await ctx.db.system(async (tx) => {
      const { count } = await tx.watchlist.updateMany({
        where: { id, nextRefreshAt: { lte: ctx.now() } },
        data: { nextRefreshAt: new Date(ctx.now().getTime() + (refreshHours ?? REFRESH_MIN_HOURS) * HOUR_MS) },
      });
      if (count === 0) return 0;
      const accepts = { acceptsSmaller: false, acceptsOlder: false };
      const payload = { watchlistId: id, fileIds: [], ...accepts, isAsked: false };
      await ctx.jobs.enqueue(tx, importWatchlistJob, payload, { companyId: null });
      return 1;
    });
  }
  return { due };
}
