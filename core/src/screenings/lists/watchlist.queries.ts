import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import { type StaleReason, staleReason } from '@homologa/domain/screenings/watchlists';
import { Prisma } from '@homologa/prisma/client';
import type { Watchlist, WatchlistSnapshot } from '@homologa/prisma/models';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isId } from '../../kernel/ids';
import { ENTRY_COLUMNS, type EntryRow, type StoredEntry, storedEntry } from './entry-rows';
import { isIn } from './snapshot-difference.queries';

export type WatchlistRow = Watchlist & { current: WatchlistSnapshot | null; staleReason: StaleReason | null };

const withAge = <Row extends Watchlist & { current: WatchlistSnapshot | null }>(row: Row, now: Date) => ({
  ...row,
  staleReason: staleReason(row, now),
});

export async function listWatchlists(ctx: Context): Promise<WatchlistRow[]> {
  authorize(canManageWatchlists(ctx.actor));
  const rows = await ctx.db.read.watchlist.findMany({ include: { current: true }, orderBy: { code: 'asc' } });
  return rows.map((row) => withAge(row, ctx.now()));
}

const MAX_SNAPSHOTS = 50;

export type WatchlistDetail = WatchlistRow & { snapshots: WatchlistSnapshot[] };

/** Returns a list by id or code, with its newest snapshots. Throws `forbidden`, `not_found`. */
export async function getWatchlist(ctx: Context, idOrCode: string): Promise<WatchlistDetail> {
  authorize(canManageWatchlists(ctx.actor));
  const row = await ctx.db.read.watchlist.findFirst({
    where: isId(idOrCode) ? { id: idOrCode } : { code: idOrCode },
    include: { current: true, snapshots: { orderBy: { number: 'desc' }, take: MAX_SNAPSHOTS } },
  });
  if (!row) throw new DomainError('not_found');
  return withAge(row, ctx.now());
}

export interface CurrentSnapshot {
  watchlistId: string;
  code: string;
  title: string;
  format: string;
  snapshotId: string;
  number: number;
  sha256: string;
  entries: number;
  importedAt: Date;
  publishedOn: Date | null;
  isDayInferred: boolean;
  isStale: boolean;
}

export async function currentSnapshots(ctx: Context): Promise<CurrentSnapshot[]> {
  const lists = await ctx.db.read.watchlist.findMany({
    where: { currentSnapshotId: { not: null } },
    include: { current: true },
    orderBy: { code: 'asc' },
  });
  return lists.flatMap(({ current, ...list }) =>
    current
      ? {
          watchlistId: list.id,
          code: list.code,
          title: list.title,
          format: list.format,
          snapshotId: current.id,
          number: current.number,
          sha256: current.sha256,
          entries: current.entries,
          importedAt: current.importedAt,
          publishedOn: current.publishedOn,
          isDayInferred: current.isDayInferred,
          isStale: staleReason({ ...list, current }, ctx.now()) !== null,
        }
      : [],
  );
}

const PAGE = 2_000;
const COLUMNS = Prisma.raw(ENTRY_COLUMNS.map((column) => `e."${column}"`).join(', '));

/** Streams a snapshot's entries in a deterministic order, unaffected by concurrent imports. */
export async function* streamEntries(
  ctx: Context,
  { watchlistId, number }: { watchlistId: string; number: number },
): AsyncGenerator<StoredEntry> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page: EntryRow[] = await ctx.db.read.$queryRaw<EntryRow[]>`
      SELECT ${COLUMNS} FROM "WatchlistEntry" e
      WHERE e."watchlistId" = ${watchlistId}::uuid AND e."id" > ${last}::uuid AND ${isIn(number)}
      ORDER BY e."id" LIMIT ${PAGE}`;
    for (const row of page) yield storedEntry(row);
    const next = page.at(-1);
    if (!next || page.length < PAGE) return;
    last = next.id;
  }
}
