import { DomainError } from '@homologa/domain/errors/domain-error';
import { canManageWatchlists } from '@homologa/domain/screenings/watchlist.policy';
import { Prisma } from '@homologa/prisma/client';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Reader, Tx } from '../../kernel/database/database';
import { isId } from '../../kernel/ids';
import { ENTRY_COLUMNS, type EntryRow, type StoredEntry, storedEntry } from './entry-rows';

export interface SnapshotPair {
  watchlistId: string;
  from: number;
  to: number;
}

export interface DifferenceCounts {
  added: number;
  changed: number;
  removed: number;
}

export const isIn = (number: number): Prisma.Sql =>
  Prisma.sql`(e."firstNumber" <= ${number} AND (e."lastNumber" IS NULL OR e."lastNumber" >= ${number}))`;

const onlyIn = ({ watchlistId, from, to }: SnapshotPair, has: number, lacks: number): Prisma.Sql => Prisma.sql`
  SELECT e.* FROM "WatchlistEntry" e
  WHERE e."watchlistId" = ${watchlistId}::uuid
    AND (e."firstNumber" BETWEEN ${Math.min(from, to) + 1} AND ${Math.max(from, to)}
      OR e."lastNumber" BETWEEN ${Math.min(from, to)} AND ${Math.max(from, to) - 1})
    AND ${isIn(has)} AND NOT ${isIn(lacks)}`;

/**
 * SQL that pairs the entries of two snapshots by source id. Entries that were removed and restored unchanged form a
 * pair with equal hashes.
 */
const paired = (pair: SnapshotPair): Prisma.Sql => Prisma.sql`
  (${onlyIn(pair, pair.from, pair.to)}) b FULL JOIN (${onlyIn(pair, pair.to, pair.from)}) a
  ON a."sourceId" = b."sourceId"`;
const DIFFERS = Prisma.sql`a."hash" IS DISTINCT FROM b."hash"`;

export async function countDifference(db: Pick<Reader, '$queryRaw'>, pair: SnapshotPair): Promise<DifferenceCounts> {
  const [counts] = await db.$queryRaw<DifferenceCounts[]>`
    SELECT count(*) FILTER (WHERE b."id" IS NULL)::int AS "added",
      count(*) FILTER (WHERE a."id" IS NOT NULL AND b."id" IS NOT NULL)::int AS "changed",
      count(*) FILTER (WHERE a."id" IS NULL)::int AS "removed"
    FROM ${paired(pair)} WHERE ${DIFFERS}`;
  return counts ?? { added: 0, changed: 0, removed: 0 };
}

export interface EntryDifference {
  change: 'added' | 'changed' | 'removed';
  after: StoredEntry | null;
  before: StoredEntry | null;
  /** True if names, birth dates or identifiers changed: earlier decisions then no longer apply. */
  isIdentityChanged: boolean;
}

const jsonOf = (table: 'a' | 'b'): Prisma.Sql =>
  Prisma.raw(
    `CASE WHEN ${table}."id" IS NOT NULL THEN json_build_object(${ENTRY_COLUMNS.map(
      (column) => `'${column}', ${table}."${column}"`,
    ).join(', ')}) END`,
  );

/** Lists a page of differences by source id; `after` is the last source id of the previous page. */
export async function listDifference(
  db: Pick<Tx, '$queryRaw'>,
  pair: SnapshotPair,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<EntryDifference[]> {
  const rows = await db.$queryRaw<{ after: EntryRow | null; before: EntryRow | null }[]>`
    SELECT ${jsonOf('a')} AS "after", ${jsonOf('b')} AS "before"
    FROM ${paired(pair)}
    WHERE ${DIFFERS} AND COALESCE(a."sourceId", b."sourceId") COLLATE "C" > ${after}
    ORDER BY COALESCE(a."sourceId", b."sourceId") COLLATE "C" LIMIT ${limit}`;
  return rows.map((row) => ({
    change: row.before === null ? 'added' : row.after === null ? 'removed' : 'changed',
    after: row.after && storedEntry(row.after),
    before: row.before && storedEntry(row.before),
    isIdentityChanged: row.after?.identityHash !== row.before?.identityHash,
  }));
}

const PAGE = 500;

export async function* streamDifference(ctx: Context, pair: SnapshotPair): AsyncGenerator<EntryDifference> {
  for (let after = ''; ; ) {
    const page = await listDifference(ctx.db.read, pair, { limit: PAGE, after });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = (last.after ?? last.before)?.entry.sourceId ?? '';
  }
}

/**
 * Returns two snapshots of a list, by default the newest and its predecessor. Throws `forbidden`, `not_found`,
 * `watchlist_no_earlier`.
 */
export async function snapshotPair(
  ctx: Context,
  idOrCode: string,
  { from, to }: { from?: number; to?: number },
): Promise<SnapshotPair> {
  authorize(canManageWatchlists(ctx.actor));
  const list = await ctx.db.read.watchlist.findFirst({
    where: isId(idOrCode) ? { id: idOrCode } : { code: idOrCode },
    select: { id: true, snapshots: { select: { number: true }, orderBy: { number: 'desc' }, take: 1 } },
  });
  if (!list) throw new DomainError('not_found');
  const newest = list.snapshots[0]?.number ?? 0;
  const until = to ?? newest;
  const since = from ?? until - 1;
  if (since < 1) throw new DomainError('watchlist_no_earlier');
  if (Math.max(since, until) > newest) throw new DomainError('not_found');
  return { watchlistId: list.id, from: since, to: until };
}
