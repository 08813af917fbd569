import { listChanges } from '@homologa/domain/audit/changes';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { settleList } from './settle-list.steps';

export interface Schedule {
  code: string;
  /** Interval of scheduled imports. Null imports the list only on demand, undefined leaves the interval unchanged. */
  everyHours?: number | null;
  urls?: readonly string[];
  staleAfterHours?: number;
  maxEditionDays?: number;
}

/**
 * Sets a list's interval and URLs; creates the list if its code is known. The next run of the schedule starts the first
 * fetch. Throws `forbidden`, `watchlist_not_known`, `watchlist_without_address`.
 */
export async function scheduleWatchlist(ctx: Context, input: Schedule): Promise<void> {
  authorize(canManageWatchlists(ctx.actor));
  await ctx.db.system(async (tx) => {
    const list = await settleList(ctx, tx, input.code);
    const urls = input.urls ? [...input.urls] : list.urls;
    const refreshHours = input.everyHours === undefined ? list.refreshHours : input.everyHours;
    if (refreshHours !== null && urls.length === 0) throw new DomainError('watchlist_without_address');
    const nextRefreshAt = refreshHours === null ? null : ctx.now();
    const staleAfterHours = input.staleAfterHours ?? list.staleAfterHours;
    const maxEditionDays = input.maxEditionDays ?? list.maxEditionDays;
    await tx.watchlist.update({
      where: { id: list.id },
      data: { urls, refreshHours, nextRefreshAt, staleAfterHours, maxEditionDays },
    });
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.schedule',
      objectType: 'watchlist',
      objectId: list.id,
      facts: {
        refreshHours,
        staleAfterHours,
        maxEditionDays,
        addresses: urls.length,
        changes: listChanges(scheduleOf(list), scheduleOf({ refreshHours, staleAfterHours, maxEditionDays })),
      },
    });
  });
}

const scheduleOf = (list: { refreshHours: number | null; staleAfterHours: number; maxEditionDays: number | null }) => ({
  refresh_hours: list.refreshHours,
  stale_after_hours: list.staleAfterHours,
  max_edition_days: list.maxEditionDays,
});
