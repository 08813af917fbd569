import { randomBytes } from 'node:crypto';
import { CHAIN_START } from '@homologa/domain/audit/canonical-entry';
import { Prisma } from '@homologa/prisma/client';
import type { AuditChain } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { insertRows, insertSql } from '../../kernel/database/insert-rows';
import { newId } from '../../kernel/ids';
import { ENTRY_COLUMNS, type EntryRow, ofChain } from './chain-rows';
import { buildLinks } from './hash-entry';

/** Entries that one transaction links: it takes milliseconds, and other chains have their turn between two. */
const BATCH = 500;
const SALT_BYTES = 16;

/** Stands for the provider in joins: PostgreSQL hashes no comparison of nulls, and would compare all chains with all. */
const PROVIDER = '00000000-0000-0000-0000-000000000000';

const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex');

/**
 * Links the audit entries of committed transactions to the chains of their companies, a batch of each chain in turn. A
 * chain begins with the entries from before it, in the order of their time; entries that commit meanwhile follow. Safe
 * to run concurrently: of two runs that extend the same head, one has no effect. Returns the number of links.
 */
export async function linkEntries(ctx: Context, signal: AbortSignal, batch = BATCH): Promise<{ linked: number }> {
  await startChains(ctx);
  let linked = 0;
  for (let chains = await listWaiting(ctx); chains.length > 0 && !signal.aborted; ) {
    const goOn: AuditChain[] = [];
    for (const chain of chains) {
      if (signal.aborted) break;
      const step = await (chain.isFilled ? linkAnnounced(ctx, chain, batch) : linkOlder(ctx, chain, batch));
      linked += step.linked;
      if (step.next) goOn.push(step.next);
    }
    chains = goOn;
  }
  return { linked };
}

/** Starts the chains of new companies and of the provider. */
const startChains = (ctx: Context): Promise<unknown> =>
  ctx.db.system(async (tx) => {
    const missing = await tx.$queryRaw<{ companyId: string | null }[]>`
      SELECT nullif(c."key", ${PROVIDER}::uuid) AS "companyId" FROM (
        SELECT "id" AS "key" FROM "Company" UNION SELECT ${PROVIDER}::uuid
        UNION SELECT coalesce("companyId", ${PROVIDER}::uuid) FROM "AuditUnlinked"
      ) c WHERE NOT EXISTS (SELECT FROM "AuditChain" a WHERE coalesce(a."companyId", ${PROVIDER}::uuid) = c."key")`;
    await insertRows(
      tx,
      'AuditChain',
      missing.map(({ companyId }) => ({
        id: newId(),
        companyId,
        seq: 0,
        hash: CHAIN_START,
        isFilled: false,
        anchoredSeq: 0,
        checkedSeq: 0,
        checkedHash: CHAIN_START,
        verifiedSeq: 0,
      })),
      Prisma.sql`ON CONFLICT DO NOTHING`,
    );
  });

const listWaiting = (ctx: Context): Promise<AuditChain[]> =>
  ctx.db.read.$queryRaw<AuditChain[]>`
    SELECT a.* FROM "AuditChain" a
    WHERE NOT a."isFilled" OR coalesce(a."companyId", ${PROVIDER}::uuid) IN (
      SELECT coalesce(u."companyId", ${PROVIDER}::uuid) FROM "AuditUnlinked" u)
    ORDER BY a."id"`;

interface Step {
  linked: number;
  /** The chain with its new head, if more entries may wait. */
  next: AuditChain | null;
}

async function linkAnnounced(ctx: Context, chain: AuditChain, batch: number): Promise<Step> {
  const entries = await ctx.db.read.$queryRaw<EntryRow[]>`
    SELECT ${ENTRY_COLUMNS} FROM "AuditUnlinked" u JOIN "AuditEntry" e ON e."id" = u."id"
    WHERE ${ofChain(chain.companyId, Prisma.sql`u."companyId"`)} ORDER BY u."id" LIMIT ${batch}`;
  return extend(ctx, chain, entries, { isFilled: true }, entries.length === batch);
}

/** Links entries from before the chain. Entries announced since wait until all of these are linked. */
async function linkOlder(ctx: Context, chain: AuditChain, batch: number): Promise<Step> {
  const { filledAt, filledId } = chain;
  const after = filledAt
    ? Prisma.sql`AND (e."createdAt", e."id") > (${filledAt}::timestamptz, ${filledId}::uuid)`
    : Prisma.empty;
  const entries = await ctx.db.read.$queryRaw<EntryRow[]>`
    SELECT ${ENTRY_COLUMNS} FROM "AuditEntry" e
    WHERE ${ofChain(chain.companyId, Prisma.sql`e."companyId"`)} ${after}
      AND NOT EXISTS (SELECT FROM "AuditUnlinked" u WHERE u."id" = e."id")
      AND NOT EXISTS (SELECT FROM "AuditLink" l WHERE l."id" = e."id")
    ORDER BY e."createdAt", e."id" LIMIT ${batch}`;
  const last = entries.at(-1);
  const progress = {
    isFilled: entries.length < batch,
    filledAt: last?.createdAt ?? filledAt,
    filledId: last?.id ?? filledId,
  };
  return extend(ctx, chain, entries, progress, true);
}

type Progress = Pick<AuditChain, 'isFilled'> & Partial<Pick<AuditChain, 'filledAt' | 'filledId'>>;

/**
 * Appends the entries to the chain unless another run has moved its head. The salt of an address that was erased since
 * the read is not stored: the entries are locked for the statement, so an erasure comes before or after it.
 */
async function extend(
  ctx: Context,
  chain: AuditChain,
  entries: readonly EntryRow[],
  progress: Progress,
  hasMore: boolean,
): Promise<Step> {
  const links = buildLinks(chain, entries, newSalt);
  const head = links.at(-1) ?? chain;
  const next = { ...chain, ...progress, seq: head.seq, hash: head.hash };
  const isExtended = await ctx.db.system(async (tx) => {
    const { count } = await tx.auditChain.updateMany({
      where: { id: chain.id, seq: chain.seq, hash: chain.hash, isFilled: chain.isFilled },
      data: { ...progress, seq: head.seq, hash: head.hash },
    });
    if (count === 0) return false;
    if (links.length > 0)
      await insertLinks(
        tx,
        links.map((link) => ({ ...link, companyId: chain.companyId, linkedAt: ctx.now() })),
      );
    return true;
  });
  return isExtended ? { linked: links.length, next: hasMore ? next : null } : { linked: 0, next: null };
}

async function insertLinks(tx: Tx, rows: readonly (Record<string, unknown> & { id: string })[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const erased = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM (
      SELECT e."id", e."address" FROM "AuditEntry" e WHERE e."id" = ANY (${ids}::uuid[]) FOR SHARE
    ) locked WHERE "address" IS NULL`;
  const withoutAddress = new Set(erased.map(({ id }) => id));
  await tx.$executeRaw(
    insertSql(
      'AuditLink',
      rows.map((row) => (withoutAddress.has(row.id) ? { ...row, salt: null } : row)),
    ),
  );
  await tx.auditUnlinked.deleteMany({ where: { id: { in: ids } } });
}
