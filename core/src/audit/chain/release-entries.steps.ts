import { Prisma } from '@homologa/prisma/client';
import { deleteReleasedEntries } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { ENTRY_COLUMNS, type EntryRow } from './chain-rows';
import type { StoredLink } from './check-chain';
import { hashContent, hashLink } from './hash-entry';

/** Place of an entry in the order of a trail. */
interface EntryPlace {
  createdAt: Date;
  id: string;
}

export interface EntryPage {
  companyId: string;
  /** Cutoff: younger entries are kept. */
  before: Date;
  after: EntryPlace | null;
  limit: number;
}

export interface ReleasedEntries {
  released: number;
  /** Ids of the entries that stay. */
  kept: string[];
  /** Last entry of a full page; null after the last page. */
  last: EntryPlace | null;
}

/**
 * Deletes old entries of a company's trail and keeps the hash of their content in their links, so that the chain stays
 * verifiable. Entries without a link, and entries that their link does not confirm, stay: a check must still find them.
 * Looks at one page after an entry, so that entries that stay do not keep later ones. Needs the system role.
 */
export async function releaseEntries(
  ctx: Context,
  tx: Tx,
  { companyId, before, after, limit }: EntryPage,
): Promise<ReleasedEntries> {
  const isLater = after
    ? Prisma.sql`AND (e."createdAt", e."id") > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty;
  const rows = await tx.$queryRaw<(EntryRow & Pick<StoredLink, 'seq' | 'prevHash' | 'hash' | 'commitment'>)[]>`
    SELECT ${ENTRY_COLUMNS}, l."seq", l."prevHash", l."hash", l."commitment"
    FROM "AuditEntry" e JOIN "AuditLink" l ON l."id" = e."id"
    WHERE e."companyId" = ${companyId}::uuid AND e."createdAt" < ${before} ${isLater}
    ORDER BY e."createdAt", e."id" LIMIT ${limit}`;
  const confirmed = rows.flatMap((row) => {
    const content = hashContent(row, row.commitment);
    return hashLink({ ...row, content }) === row.hash ? [{ id: row.id, content }] : [];
  });
  const ids = new Set(confirmed.map(({ id }) => id));
  const kept = rows.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const last = rows.length === limit ? (rows.at(-1) ?? null) : null;
  if (confirmed.length === 0) return { released: 0, kept, last };
  const list = Prisma.join(confirmed.map(({ id, content }) => Prisma.sql`(${id}::uuid, ${content})`));
  await tx.$executeRaw`
    UPDATE "AuditLink" l SET "content" = v."content", "releasedAt" = ${ctx.now()}, "salt" = NULL
    FROM (VALUES ${list}) AS v ("id", "content") WHERE l."id" = v."id"`;
  return { released: await deleteReleasedEntries(tx, [...ids]), kept, last };
}
