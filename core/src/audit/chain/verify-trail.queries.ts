import { Prisma } from '@homologa/prisma/client';
import type { AuditChain } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { ENTRY_COLUMNS, type EntryRow, ofChain } from './chain-rows';
import { BEGINNING, type ChainBreak, ChainCheck, type ChainPosition, type StoredLink } from './check-chain';

const BATCH = 2_000;

export interface ChainVerdict {
  companyId: string | null;
  /** Links of the chain. */
  links: number;
  entries: number;
  /** Entries whose address was erased with a person's data. */
  erased: number;
  /** Entries that retention has deleted. */
  released: number;
  breaks: readonly ChainBreak[];
  /** Number of breaks, of which `breaks` lists the first ones. */
  broken: number;
  /** Entries that wait for their link for longer than the given time. */
  late: number;
  /** Oldest of the late entries. */
  lateSince: Date | null;
  /** Entries that no link covers and that wait for none: somebody removed their links. */
  uncovered: number;
  /** False while the entries from before the chain are being linked. */
  isFilled: boolean;
  anchors: number;
}

export const isWhole = ({ broken, late, uncovered }: ChainVerdict): boolean => broken + late + uncovered === 0;

/** Hashes by place that are known from outside of the database, by company; the provider's chain has the key ''. */
export type KnownHeads = ReadonlyMap<string, ReadonlyMap<number, string>>;

interface VerifyInput {
  /** Chain of one company; undefined for all chains. */
  companyId?: string | undefined;
  anchors: KnownHeads;
  /** Time before which entries must have been linked. */
  linkedBefore: Date;
}

/** Recomputes the chains and compares them with entries, heads and anchors. Yields the verdict on each chain. */
export async function* verifyTrail(ctx: Context, input: VerifyInput): AsyncGenerator<ChainVerdict> {
  const chains = await listChains(ctx, input.companyId);
  for (const chain of chains) yield await verifyChain(ctx, chain, input);
}

export const listChains = (ctx: Context, companyId?: string): Promise<AuditChain[]> =>
  ctx.db.read.auditChain.findMany({
    ...(companyId === undefined ? {} : { where: { companyId } }),
    orderBy: [{ companyId: { sort: 'asc', nulls: 'first' } }],
  });

async function verifyChain(ctx: Context, chain: AuditChain, input: VerifyInput): Promise<ChainVerdict> {
  const { companyId } = chain;
  const anchors = input.anchors.get(companyId ?? '') ?? new Map<number, string>();
  const check = new ChainCheck(BEGINNING, anchors);
  // The links that follow this head belong to a run of the linking job that is under way.
  await checkLinks(ctx, chain, check);
  check.end(chain);
  // By the time in the id: the time of an entry is that of its event, which the demo and imports date back.
  const [waiting] = await ctx.db.read.$queryRaw<{ late: number; first: string | null }[]>`
    SELECT count(*)::int AS "late", min(u."id"::text) AS "first" FROM "AuditUnlinked" u
    WHERE ${ofChain(companyId, Prisma.sql`u."companyId"`)} AND u."id" < ${firstIdOf(input.linkedBefore)}::uuid`;
  const uncovered = chain.isFilled ? await countUncovered(ctx, companyId) : 0;
  return {
    companyId,
    links: chain.seq,
    entries: check.counts.entries,
    erased: check.counts.erased,
    released: check.counts.released,
    breaks: check.breaks,
    broken: check.counts.breaks,
    // Entries announced since the chain began wait until all older entries are linked.
    late: chain.isFilled ? (waiting?.late ?? 0) : 0,
    lateSince: chain.isFilled ? momentOf(waiting?.first ?? null) : null,
    uncovered,
    isFilled: chain.isFilled,
    anchors: anchors.size,
  };
}

/** Checks the links from the position of the check up to the head, until the signal aborts. */
export async function checkLinks(
  ctx: Context,
  { companyId, seq: end }: Pick<AuditChain, 'companyId' | 'seq'>,
  check: ChainCheck,
  signal?: AbortSignal,
): Promise<void> {
  for (let { seq }: ChainPosition = check.position; seq < end; ) {
    if (signal?.aborted) return;
    const rows = await ctx.db.read.$queryRaw<LinkRow[]>`
      SELECT l."id" AS "linkId", l."seq", l."prevHash", l."hash", l."salt", l."commitment", l."content",
        l."releasedAt", ${ENTRY_COLUMNS}
      FROM "AuditLink" l LEFT JOIN "AuditEntry" e ON e."id" = l."id"
      WHERE ${ofChain(companyId, Prisma.sql`l."companyId"`)} AND l."seq" > ${seq} AND l."seq" <= ${end}
      ORDER BY l."seq" LIMIT ${BATCH}`;
    for (const { linkId, ...row } of rows) {
      const link = { ...row, id: linkId };
      check.add(link, row.id === null ? null : { ...row, id: row.id });
    }
    const last = rows.at(-1);
    if (!last) return;
    seq = last.seq;
  }
}

type LinkRow = Omit<StoredLink, 'id'> & { linkId: string } & Omit<EntryRow, 'id'> & { id: string | null };

async function countUncovered(ctx: Context, companyId: string | null): Promise<number> {
  const [row] = await ctx.db.read.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "AuditEntry" e
    WHERE ${ofChain(companyId, Prisma.sql`e."companyId"`)}
      AND NOT EXISTS (SELECT FROM "AuditLink" l WHERE l."id" = e."id")
      AND NOT EXISTS (SELECT FROM "AuditUnlinked" u WHERE u."id" = e."id")`;
  return row?.count ?? 0;
}

const MS_DIGITS = 12;

/** Lowest UUIDv7 of a moment. */
function firstIdOf(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(MS_DIGITS, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const momentOf = (id: string | null): Date | null =>
  id === null ? null : new Date(Number.parseInt(id.replaceAll('-', '').slice(0, MS_DIGITS), 16));
