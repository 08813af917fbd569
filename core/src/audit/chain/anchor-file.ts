import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AuditAnchor, AuditChain } from '@homologa/prisma/models';
import { z } from 'zod';
import type { Context } from '../../kernel/context';
import type { KnownHeads } from './verify-trail.queries';

const hash = z.string().regex(/^[\da-f]{64}$/);

/** File with the heads of the chains that grew since the file before, whose hash it names. */
const anchorFile = z.object({
  day: z.iso.date(),
  previous: z.object({ day: z.iso.date(), sha256: hash }).nullable(),
  heads: z.array(
    z.object({
      /** Null for the provider's chain. */
      company: z.uuid().nullable(),
      /** Zero for a chain that was emptied. */
      seq: z.int().nonnegative(),
      hash,
      /** First broken link that the nightly check has found. */
      broken_at: z.int().positive().nullable(),
    }),
  ),
});
/** Anchor files listed at a time. */
const PAGE = 30;
/** Files that are read back for chains that call themselves never anchored. */
const READ_BACK = 400;

type AnchorFile = z.infer<typeof anchorFile>;

/** `mark` tells a second file of a day, whose first file must stay. */
export const anchorKey = (day: string, mark = ''): string => `audit-anchors/${day}${mark && `-${mark}`}.json`;

export const formatAnchors = (file: AnchorFile): string => `${JSON.stringify(file, null, 1)}\n`;

export const anchorDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Throws if the text is no file of anchors. */
export const parseAnchors = (text: string): AnchorFile => anchorFile.parse(JSON.parse(text));

/** Returns null if the file cannot be read. */
export async function findAnchorText(ctx: Context, key: string): Promise<string | null> {
  try {
    return (await buffer(await ctx.files.read(key))).toString('utf8');
  } catch {
    return null;
  }
}

export interface ReadAnchors {
  known: KnownHeads;
  files: number;
  /** Days whose file cannot be read. */
  missing: string[];
  /** Days whose file differs from its recorded hash, or does not name the file before. */
  changed: string[];
}

/** Reads all anchors from the file store, and from the texts of copies that were kept elsewhere. */
export async function readAnchors(ctx: Context, copies: readonly string[] = []): Promise<ReadAnchors> {
  const rows = await ctx.db.read.auditAnchor.findMany({ orderBy: { day: 'asc' } });
  const found: ReadAnchors = { known: new Map(), files: 0, missing: [], changed: [] };
  const known = new Map<string, Map<number, string>>();
  let before: AuditAnchor | null = null;
  for (const row of rows) {
    const text = await findAnchorText(ctx, row.key);
    if (text === null) found.missing.push(row.day);
    else if (anchorDigest(text) !== row.sha256 || !addHeads(known, text, before)) found.changed.push(row.day);
    else found.files += 1;
    before = row;
  }
  for (const text of copies) {
    addHeads(known, text);
    found.files += 1;
  }
  return { ...found, known };
}

/**
 * Finds the newest anchored head of each chain by reading files from the newest back. Reads back until no chain that
 * calls itself anchored is left, and somewhat further for the others: whoever rewrites a chain can say so in its row,
 * too. Heads of a chain that was broken by then are no evidence. Logs files that are missing or changed.
 */
export async function findNewestAnchors(ctx: Context, chains: readonly AuditChain[]): Promise<KnownHeads> {
  const wanted = new Set(chains.map(({ companyId }) => companyId));
  const anchored = new Set(chains.filter(({ anchoredSeq }) => anchoredSeq > 0).map(({ companyId }) => companyId));
  const known = new Map<string, Map<number, string>>();
  let read = 0;
  for await (const row of newestFiles(ctx)) {
    if (wanted.size === 0 || (anchored.size === 0 && read >= READ_BACK)) break;
    read += 1;
    const text = await findAnchorText(ctx, row.key);
    if (text === null || anchorDigest(text) !== row.sha256) {
      const fault = text === null ? 'missing' : 'changed';
      ctx.log.error({ day: row.day, key: row.key }, `an anchor file is ${fault}: homologa audit verify`);
      continue;
    }
    for (const { company, seq, hash: head, broken_at: brokenAt } of parseAnchors(text).heads) {
      if (brokenAt !== null || !wanted.delete(company)) continue;
      anchored.delete(company);
      known.set(company ?? '', new Map([[seq, head]]));
    }
  }
  return known;
}

async function* newestFiles(ctx: Context): AsyncGenerator<AuditAnchor> {
  for (let before: string | undefined; ; ) {
    const rows: AuditAnchor[] = await ctx.db.read.auditAnchor.findMany({
      ...(before === undefined ? {} : { where: { day: { lt: before } } }),
      orderBy: { day: 'desc' },
      take: PAGE,
    });
    yield* rows;
    before = rows.at(-1)?.day;
    if (rows.length < PAGE) return;
  }
}

/**
 * Adds the heads of a file. Of two heads of one place the earlier one stays: a chain that was rewritten is anchored
 * again, as broken. A copy from elsewhere prevails. Returns false if the file does not continue the one before.
 */
function addHeads(known: Map<string, Map<number, string>>, text: string, before?: AuditAnchor | null): boolean {
  const { heads, previous } = parseAnchors(text);
  if (before !== undefined && previous?.sha256 !== before?.sha256) return false;
  for (const { company, seq, hash: head } of heads) {
    const chain = known.get(company ?? '') ?? new Map<number, string>();
    if (before === undefined || !chain.has(seq)) chain.set(seq, head);
    known.set(company ?? '', chain);
  }
  return true;
}
