import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { settleList } from './settle-list.steps';

export interface Schedule {
  code: string;
  /** Hours between two looks; null: on demand only; undefined: as it was. */
  everyHours?: number | null;
  /** Where its files are; undefined: as they were. */
  urls?: readonly string[];
  staleAfterHours?: number;
  /** Days after which an edition is stale. */
  maxEditionDays?: number;
}

/**
 * Says how often a list is fetched, and from where; makes a list that is known by its code. It is fetched first when
 * the schedule runs next. Throws `forbidden`, `watchlist_not_known`, `watchlist_without_address`.
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
      facts: { refreshHours, staleAfterHours, maxEditionDays, addresses: urls.length },
    });
  });
}
