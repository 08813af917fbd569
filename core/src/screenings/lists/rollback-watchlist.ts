import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { startMonitoring } from '../monitoring/monitoring.steps';

/**
 * Activates the previous or the given snapshot immediately, without copying. The schedule imports new files as usual
 * but does not activate the rolled-back snapshot again. Throws `forbidden`, `not_found`, `watchlist_no_earlier`.
 */
export async function rollbackWatchlist(
  ctx: Context,
  { watchlistId, number }: { watchlistId: string; number?: number },
): Promise<{ number: number }> {
  authorize(canManageWatchlists(ctx.actor));
  return ctx.db.system(async (tx) => {
    const list = await tx.watchlist.findUnique({ where: { id: watchlistId }, include: { current: true } });
    if (!list) throw new DomainError('not_found');
    const wanted = await tx.watchlistSnapshot.findFirst({
      where: { watchlistId, number: number ?? { lt: list.current?.number ?? 0 } },
      orderBy: { number: 'desc' },
    });
    if (!wanted) throw new DomainError(number === undefined ? 'watchlist_no_earlier' : 'not_found');
    if (wanted.id === list.currentSnapshotId) return { number: wanted.number };
    await tx.watchlist.update({ where: { id: watchlistId }, data: { currentSnapshotId: wanted.id } });
    await startMonitoring(ctx, tx, { watchlistId, from: list.current?.number ?? null, to: wanted.number });
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.rollback',
      objectType: 'watchlist',
      objectId: watchlistId,
      facts: { from: list.current?.number ?? null, to: wanted.number },
    });
    return { number: wanted.number };
  });
}
