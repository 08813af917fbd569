import type { AuditChain } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { sendAnchorsJob } from '../audit.jobs';
import { anchorDigest, anchorKey, findAnchorText, findNewestAnchors, formatAnchors } from './anchor-file';
import { BEGINNING, ChainCheck } from './check-chain';
import { checkLinks, listChains } from './verify-trail.queries';

const DAY_LENGTH = 10;
const MARK_LENGTH = 12;

/**
 * Runs nightly: checks the chains and their newest anchors as far as time allows, writes their heads to a file that is never changed, and mails
 * them to the owner. Idempotent: a day has one file. Returns the number of chains in the file.
 */
export async function anchorHeads(ctx: Context, signal: AbortSignal): Promise<{ anchored: number; broken: number }> {
  const day = ctx.now().toISOString().slice(0, DAY_LENGTH);
  const broken = await checkChains(ctx, signal);
  const [latest] = await ctx.db.read.auditAnchor.findMany({ orderBy: { day: 'desc' }, take: 1 });
  // Broken chains are named every day, whether they grow or not.
  const grown = (await listChains(ctx)).filter(
    ({ seq, anchoredSeq, brokenSeq }) => seq > anchoredSeq || brokenSeq !== null,
  );
  if (latest && latest.day >= day) return { anchored: 0, broken };
  if (grown.length === 0) return { anchored: 0, broken };
  const text = formatAnchors({
    day,
    previous: latest ? { day: latest.day, sha256: latest.sha256 } : null,
    heads: grown.map(({ companyId, seq, hash, brokenSeq }) => ({
      company: companyId,
      seq,
      hash,
      broken_at: brokenSeq,
    })),
  });
  // Before the row: a crash in between leaves a file without its row, never a row without its file.
  const key = await putAnchors(ctx, day, text);
  await ctx.db.system(async (tx) => {
    await tx.auditAnchor.create({
      data: { day, key, sha256: anchorDigest(text), createdAt: ctx.now() },
      select: { day: true },
    });
    for (const { id, seq } of grown)
      await tx.auditChain.updateMany({ where: { id, anchoredSeq: { lt: seq } }, data: { anchoredSeq: seq } });
    if (ctx.config.auditAnchorEmail) await ctx.jobs.enqueue(tx, sendAnchorsJob, { day }, { companyId: null });
  });
  return { anchored: grown.length, broken };
}

/** Stores the file of a day under a key of its own if another file has the day's: that one may be evidence. */
async function putAnchors(ctx: Context, day: string, text: string): Promise<string> {
  const found = await findAnchorText(ctx, anchorKey(day));
  const isOther = found !== null && found !== text;
  if (isOther) ctx.log.error({ day }, 'another file of anchors of this day exists, for example from before a restore');
  const key = anchorKey(day, isOther ? anchorDigest(text).slice(0, MARK_LENGTH) : '');
  await ctx.files.putBytes(key, Buffer.from(text));
  return key;
}

/** Checks every chain from where the last night ended; a chain that was read to its head begins anew. */
async function checkChains(ctx: Context, signal: AbortSignal): Promise<number> {
  let broken = 0;
  const chains = await listChains(ctx);
  const anchors = await findNewestAnchors(ctx, chains);
  for (const chain of chains) {
    if (signal.aborted) break;
    const known = anchors.get(chain.companyId ?? '');
    if (chain.seq === 0 && !known) continue;
    if (await checkChain(ctx, chain, known, signal)) broken += 1;
  }
  return broken;
}

async function checkChain(
  ctx: Context,
  chain: AuditChain,
  anchors: ReadonlyMap<number, string> | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const from = chain.checkedSeq === 0 ? BEGINNING : { seq: chain.checkedSeq, hash: chain.checkedHash };
  const check = new ChainCheck(from, anchors);
  await checkLinks(ctx, chain, check, signal);
  if (!signal.aborted) check.end(chain);
  const brokenSeq = check.breaks[0]?.seq ?? (chain.checkedSeq > 0 ? chain.brokenSeq : null);
  if (check.breaks.length > 0) {
    ctx.log.error(
      { companyId: chain.companyId, breaks: check.breaks },
      'the audit trail is broken: homologa audit verify',
    );
  }
  const isRead = check.position.seq >= chain.seq;
  await ctx.db.system((tx) =>
    tx.auditChain.updateMany({
      where: { id: chain.id },
      data: {
        checkedSeq: isRead ? 0 : check.position.seq,
        checkedHash: isRead ? '' : check.position.hash,
        brokenSeq,
        ...(isRead && brokenSeq === null
          ? { verifiedAt: ctx.now(), verifiedSeq: chain.seq, ...(check.lastAt ? { verifiedTo: check.lastAt } : {}) }
          : {}),
      },
    }),
  );
  return brokenSeq !== null;
}
