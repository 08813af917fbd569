import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { Prisma } from '@homologa/prisma/client';
import { hashEntry } from '@homologa/screening/entries/entry-hash';
import { beyondLimits } from '@homologa/screening/readers/list-reader';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { insertRows } from '../../kernel/database/insert-rows';
import { entryRow } from './entry-rows';

export interface Loading {
  watchlistId: string;
  token: string;
  number: number;
}

const SWEEP = 5_000;
const MAX_REPEATS = 200;

/**
 * Runs `work` if this import still has the claim on the watchlist. Locks the claim, so that a later import waits for
 * the transaction and then takes over the claim: writes of a worker presumed dead never mix with another worker's
 * writes.
 */
export function whileLoading<T>(ctx: Context, { watchlistId, token }: Loading, work: (tx: Tx) => Promise<T>) {
  return ctx.db.system(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT FROM "Watchlist" WHERE "id" = ${watchlistId}::uuid AND "loadingToken" = ${token}::uuid FOR SHARE`;
    if (held.length === 0) throw new Error('another import of this list has begun');
    return work(tx);
  });
}

async function claimIds(tx: Tx, watchlistId: string, entries: readonly ListEntry[]): Promise<Map<string, ListEntry>> {
  const claimed = new Map<string, ListEntry>();
  let waiting = entries;
  for (let round = 1; waiting.length > 0; round += 1) {
    if (round > MAX_REPEATS) throw beyondLimits(waiting[0]?.sourceId ?? '');
    const tried = new Map<string, ListEntry>();
    for (const entry of waiting) {
      const id = round === 1 ? entry.sourceId : `${entry.sourceId}~${round}`;
      if (!tried.has(id)) tried.set(id, entry);
    }
    const rows = [...tried.keys()].map((sourceId) => ({ watchlistId, sourceId }));
    const ending = Prisma.sql`ON CONFLICT DO NOTHING RETURNING "sourceId"`;
    const taken = await insertRows<{ sourceId: string }>(tx, 'WatchlistImportKey', rows, ending);
    const placed = new Set<ListEntry>();
    for (const { sourceId } of taken) {
      const entry = tried.get(sourceId);
      if (!entry) continue;
      claimed.set(sourceId, entry);
      placed.add(entry);
    }
    waiting = waiting.filter((entry) => !placed.has(entry));
  }
  return claimed;
}

/**
 * Writes the entries of the new snapshot, without touching unchanged entries or existing snapshots. Returns the number
 * of entries.
 */
export async function writeEntries(ctx: Context, loading: Loading, entries: readonly ListEntry[]): Promise<number> {
  const { watchlistId, number } = loading;
  return whileLoading(ctx, loading, async (tx) => {
    const claimed = await claimIds(tx, watchlistId, entries);
    const before = await tx.watchlistEntry.findMany({
      where: { watchlistId, sourceId: { in: [...claimed.keys()] }, lastNumber: null },
      select: { id: true, sourceId: true, hash: true },
    });
    const known = new Map(before.map((row) => [row.sourceId, row]));
    const hashed = [...claimed].map(([sourceId, entry]) => ({ sourceId, entry, hashes: hashEntry(entry) }));
    const fresh = hashed.filter(({ sourceId, hashes }) => known.get(sourceId)?.hash !== hashes.hash);
    const replaced = fresh.flatMap(({ sourceId }) => known.get(sourceId)?.id ?? []);
    if (replaced.length > 0) {
      await tx.watchlistEntry.updateMany({
        where: { id: { in: replaced }, watchlistId },
        data: { lastNumber: number - 1 },
      });
    }
    await insertRows(
      tx,
      'WatchlistEntry',
      fresh.map(({ sourceId, entry, hashes }) =>
        entryRow(entry, { watchlistId, sourceId, firstNumber: number }, hashes),
      ),
    );
    return claimed.size;
  });
}

export const countEntries = (ctx: Context, { watchlistId }: Loading): Promise<number> =>
  ctx.db.read.watchlistEntry.count({ where: { watchlistId, lastNumber: null } });

async function sweep(ctx: Context, loading: Loading, signal: AbortSignal, statement: Prisma.Sql): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const touched = await whileLoading(ctx, loading, (tx) => tx.$executeRaw(statement));
    if (touched < SWEEP) return;
  }
}

/**
 * Ends entries that the imported file no longer contains with the previous snapshot. Ignores entries that were added in
 * snapshot `since` or earlier.
 */
export const closeMissing = (ctx: Context, loading: Loading, signal: AbortSignal, since = 0): Promise<void> =>
  sweep(
    ctx,
    loading,
    signal,
    Prisma.sql`
      UPDATE "WatchlistEntry" SET "lastNumber" = ${loading.number - 1} WHERE "id" IN (
        SELECT e."id" FROM "WatchlistEntry" e
        WHERE e."watchlistId" = ${loading.watchlistId}::uuid AND e."lastNumber" IS NULL
          AND e."firstNumber" > ${since} AND e."firstNumber" < ${loading.number}
          AND NOT EXISTS (
            SELECT FROM "WatchlistImportKey" k
            WHERE k."watchlistId" = e."watchlistId" AND k."sourceId" = e."sourceId"
          )
        LIMIT ${SWEEP})`,
  );

export const forgetKeys = (ctx: Context, loading: Loading, signal: AbortSignal): Promise<void> =>
  sweep(
    ctx,
    loading,
    signal,
    Prisma.sql`
      DELETE FROM "WatchlistImportKey" WHERE ("watchlistId", "sourceId") IN (
        SELECT "watchlistId", "sourceId" FROM "WatchlistImportKey"
        WHERE "watchlistId" = ${loading.watchlistId}::uuid LIMIT ${SWEEP})`,
  );

export async function undoLoading(ctx: Context, loading: Loading, signal: AbortSignal): Promise<void> {
  const { watchlistId, number } = loading;
  await sweep(
    ctx,
    loading,
    signal,
    Prisma.sql`
      DELETE FROM "WatchlistEntry" WHERE "id" IN (
        SELECT "id" FROM "WatchlistEntry"
        WHERE "watchlistId" = ${watchlistId}::uuid AND "firstNumber" >= ${number} LIMIT ${SWEEP})`,
  );
  await sweep(
    ctx,
    loading,
    signal,
    Prisma.sql`
      UPDATE "WatchlistEntry" SET "lastNumber" = NULL WHERE "id" IN (
        SELECT "id" FROM "WatchlistEntry"
        WHERE "watchlistId" = ${watchlistId}::uuid AND "lastNumber" >= ${number - 1} LIMIT ${SWEEP})`,
  );
  await forgetKeys(ctx, loading, signal);
}
