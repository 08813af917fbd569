import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AuditAnchor } from '@homologa/prisma/models';
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
      seq: z.int().positive(),
      hash,
      /** First broken link that the nightly check has found. */
      broken_at: z.int().positive().nullable(),
    }),
  ),
});
type AnchorFile = z.infer<typeof anchorFile>;

export const anchorKey = (day: string): string => `audit-anchors/${day}.json`;

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

/** Adds the heads of a file. Returns false if the file does not continue the one before. */
function addHeads(known: Map<string, Map<number, string>>, text: string, before?: AuditAnchor | null): boolean {
  const { heads, previous } = parseAnchors(text);
  if (before !== undefined && previous?.sha256 !== before?.sha256) return false;
  for (const { company, seq, hash: head } of heads) {
    const chain = known.get(company ?? '') ?? new Map<number, string>();
    known.set(company ?? '', chain.set(seq, head));
  }
  return true;
}
