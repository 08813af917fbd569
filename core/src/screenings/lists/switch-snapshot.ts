import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { startMonitoring } from '../monitoring/monitoring.steps';
import { countDifference } from './snapshot-difference.queries';
import { type Loading, whileLoading } from './write-entries.steps';

export interface NewSnapshot {
  sha256: string;
  reading: string;
  files: string[];
  bytes: number;
  entries: number;
  publishedOn: string | null;
  isDayInferred: boolean;
}

export async function switchToNew(ctx: Context, loading: Loading, made: NewSnapshot) {
  const { watchlistId, number, token } = loading;
  const { previousId, from, ...counts } = await differenceToCurrent(ctx, loading, made.entries);
  const snapshotId = newId();
  await whileLoading(ctx, loading, async (tx) => {
    await tx.watchlistSnapshot.create({
      data: {
        id: snapshotId,
        watchlistId,
        number,
        previousId,
        ...counts,
        sha256: made.sha256,
        reading: made.reading,
        files: made.files,
        bytes: made.bytes,
        entries: made.entries,
        publishedOn: made.publishedOn === null ? null : new Date(made.publishedOn),
        isDayInferred: made.isDayInferred,
        importedAt: ctx.now(),
      },
    });
    await tx.watchlist.updateMany({
      where: { id: watchlistId, loadingToken: token },
      data: {
        currentSnapshotId: snapshotId,
        checkedAt: ctx.now(),
        problemCode: null,
        problemDetail: null,
        problemAt: null,
      },
    });
    await startMonitoring(ctx, tx, { watchlistId, from, to: number });
    await audit(ctx, tx, {
      companyId: null,
      action: 'watchlist.import',
      objectType: 'watchlist',
      objectId: watchlistId,
      facts: {
        snapshotId,
        number,
        entries: made.entries,
        ...counts,
        publishedOn: made.publishedOn,
        isDayInferred: made.isDayInferred,
      },
    });
  });
  return { snapshotId, number, entries: made.entries, ...counts };
}

async function differenceToCurrent(ctx: Context, { watchlistId, number }: Loading, entries: number) {
  const { current } = await ctx.db.read.watchlist.findUniqueOrThrow({
    where: { id: watchlistId },
    select: { current: { select: { id: true, number: true } } },
  });
  if (!current) return { previousId: null, from: null, added: entries, changed: 0, removed: 0 };
  const counts = await countDifference(ctx.db.read, { watchlistId, from: current.number, to: number });
  return { previousId: current.id, from: current.number, ...counts };
}
