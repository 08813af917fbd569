import { Prisma } from '@homologa/prisma/client';
import { deleteReleasedEntries } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { ENTRY_COLUMNS, type EntryRow } from './chain-rows';
import type { StoredLink } from './check-chain';
import { hashContent, hashLink } from './hash-entry';

/**
 * Deletes old entries of a company's trail and keeps the hash of their content in their links, so that the chain stays
 * verifiable. Entries without a link, and entries that their link does not confirm, stay: a check must still find them.
 * Needs the system role. Returns the number of deleted entries.
 */
export async function releaseEntries(
  ctx: Context,
  tx: Tx,
  { companyId, before, limit }: { companyId: string; before: Date; limit: number },
): Promise<number> {
  const rows = await tx.$queryRaw<(EntryRow & Pick<StoredLink, 'seq' | 'prevHash' | 'hash' | 'commitment'>)[]>`
    SELECT ${ENTRY_COLUMNS}, l."seq", l."prevHash", l."hash", l."commitment"
    FROM "AuditEntry" e JOIN "AuditLink" l ON l."id" = e."id"
    WHERE e."companyId" = ${companyId}::uuid AND e."createdAt" < ${before}
    ORDER BY e."createdAt", e."id" LIMIT ${limit}`;
  const confirmed = rows.flatMap((row) => {
    const content = hashContent(row, row.commitment);
    return hashLink({ ...row, content }) === row.hash ? [{ id: row.id, content }] : [];
  });
  if (confirmed.length === 0) return 0;
  const list = Prisma.join(confirmed.map(({ id, content }) => Prisma.sql`(${id}::uuid, ${content})`));
  await tx.$executeRaw`
    UPDATE "AuditLink" l SET "content" = v."content", "releasedAt" = ${ctx.now()}, "salt" = NULL
    FROM (VALUES ${list}) AS v ("id", "content") WHERE l."id" = v."id"`;
  return deleteReleasedEntries(
    tx,
    confirmed.map(({ id }) => id),
  );
}
