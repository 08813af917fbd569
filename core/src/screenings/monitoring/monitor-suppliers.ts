import { DomainError } from '@homologa/domain/errors/domain-error';
import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import type { MonitoringRun, Watchlist } from '@homologa/prisma/models';
import { IndexBuilder } from '@homologa/screening/index/index-builder';
import { openIndex, rarityOf, type ScreeningIndex } from '@homologa/screening/index/screening-index';
import { search } from '@homologa/screening/search/search';
import type { Context } from '../../kernel/context';
import type { JobRun } from '../../kernel/jobs/define-job';
import { currentArticles, currentIndex } from '../index/current-index';
import { streamDifference } from '../lists/snapshot-difference.queries';
import type { AnsweringSnapshot } from '../name-source';
import { type PartyFacts, readPartyFacts } from '../party-facts.queries';
import { screenParties } from '../screen-parties';
import { questionOf, type ScreeningQuestion } from '../screening-subject';
import { countMonitored, type MonitoredSupplier, nextMonitored } from './monitored-suppliers.queries';
import { askAnew, askedOf, type FoundOfSupplier } from './watched-screening.steps';

export const PAGE = 500;
export const NIL = '00000000-0000-0000-0000-000000000000';

interface Difference {
  index: ScreeningIndex;
  lists?: ReadonlySet<string>;
  snapshot: AnsweringSnapshot;
}

/**
 * Job `screenings.monitor`: compares all monitored suppliers with the entries that a list's new snapshot added or
 * changed, and requests screenings for new hits. A retry resumes after the last completed batch; at most one screening
 * per run and supplier. Throws `not_found`.
 */
export async function monitorSuppliers(
  ctx: Context,
  { runId }: { runId: string },
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<{ compared: number; found: number }> {
  const begun = await ctx.db.read.monitoringRun.findUnique({ where: { id: runId }, include: { watchlist: true } });
  if (!begun) throw new DomainError('not_found');
  let { compared, found, lastSupplierId } = begun;
  if (begun.finishedAt) return { compared, found };
  const total = await countMonitored(ctx.db.read);
  const from = await comparedFrom(ctx, begun);
  const difference = total === 0 ? null : await differenceOf(ctx, { ...begun, fromNumber: from });
  if (total > 0) {
    for (let isMore = true; isMore; ) {
      run.signal.throwIfAborted();
      const page = await nextMonitored(ctx.db.read, { after: lastSupplierId ?? NIL, limit: PAGE });
      for (const one of await compare(ctx, difference, page)) if (await askAnew(ctx, runId, one)) found += 1;
      compared += page.length;
      lastSupplierId = page.at(-1)?.id ?? lastSupplierId;
      isMore = page.length === PAGE;
      const data = { compared, found, lastSupplierId };
      await ctx.db.system((tx) => tx.monitoringRun.updateMany({ where: { id: runId, finishedAt: null }, data }));
      await run.progress({ done: Math.min(compared, total), total: total + 1 });
    }
  }
  const { watchlistId, createdAt } = begun;
  await ctx.db.system((tx) =>
    tx.monitoringRun.updateMany({
      where: { watchlistId, createdAt: { lte: createdAt }, finishedAt: null },
      data: { finishedAt: ctx.now() },
    }),
  );
  await run.progress({ done: total + 1, total: total + 1 });
  return { compared, found };
}

/**
 * Returns the number of the last compared snapshot. If an earlier run did not finish, this run also compares the
 * changes of the earlier run.
 */
async function comparedFrom(ctx: Context, { watchlistId, createdAt, fromNumber }: MonitoringRun) {
  const left = await ctx.db.read.monitoringRun.findFirst({
    where: { watchlistId, finishedAt: null, createdAt: { lt: createdAt } },
    select: { fromNumber: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return left ? left.fromNumber : fromNumber;
}

async function differenceOf(
  ctx: Context,
  { watchlistId, fromNumber, toNumber, watchlist }: MonitoringRun & { watchlist: Watchlist },
): Promise<Difference | null> {
  const { code, title, format } = watchlist;
  const made = await ctx.db.read.watchlistSnapshot.findUnique({
    where: { watchlistId_number: { watchlistId, number: toNumber } },
    select: { sha256: true },
  });
  if (!made) throw new DomainError('not_found');
  const lists = await currentIndex(ctx);
  const whole = isMediaFormat(format) ? await currentArticles(ctx) : lists;
  // Skips the comparison while no list is loaded, because articles alone cannot start screenings.
  if (!whole || lists.snapshots.length === 0) return null;
  const snapshot = { watchlistId, code, title, number: toNumber, sha256: made.sha256 };
  if (fromNumber === null) return { index: whole.index, lists: new Set([code]), snapshot };
  const builder = new IndexBuilder((token) => rarityOf(whole.index, token));
  let entries = 0;
  for await (const { after } of streamDifference(ctx, { watchlistId, from: fromNumber, to: toNumber })) {
    if (!after) continue;
    builder.add({ list: code, entry: after.entry });
    entries += 1;
  }
  return entries === 0 ? null : { index: openIndex(builder.finish(), whole.index), snapshot };
}

async function compare(
  ctx: Context,
  difference: Difference | null,
  page: readonly MonitoredSupplier[],
): Promise<FoundOfSupplier[]> {
  if (!difference) return page.flatMap((supplier) => (supplier.asked?.hasFailed ? [{ supplier, hits: [] }] : []));
  const { index, snapshot, ...narrowed } = difference;
  const facts = await readPartyFacts(
    ctx.db.read,
    page.map(({ id }) => id),
  );
  const told: FoundOfSupplier[] = [];
  for (const supplier of page) {
    const question = questionAbout(ctx, supplier, facts.get(supplier.id));
    // Most suppliers have no hit, so the first search looks for a single hit. Entries are loaded only if the search
    // finds a hit.
    const isAlike = question.parties.some(
      (party) => search(index, party, { ...narrowed, limit: 1, hitsOnly: true }).hits.length > 0,
    );
    if (!isAlike) {
      if (supplier.asked?.hasFailed) told.push({ supplier, hits: [] });
      continue;
    }
    const { parties } = await screenParties(ctx, index, [snapshot], question, narrowed);
    const hits = parties.flatMap(({ subject, kinds }) =>
      Object.values(kinds)
        .flat()
        .map((hit) => ({ party: subject, hit })),
    );
    if (hits.length > 0 || supplier.asked?.hasFailed) told.push({ supplier, hits });
  }
  return told;
}

/**
 * Returns the screening question (parties and options) of the supplier's newest screening. Without an earlier
 * screening, the question covers all options for the company and its known shareholders.
 */
export function questionAbout(
  ctx: Context,
  { asked, ...supplier }: MonitoredSupplier,
  facts: PartyFacts | undefined,
): ScreeningQuestion {
  const { country, shareholders, shareholderFacts, options } = askedOf({ asked, ...supplier });
  const asks = { companyCountry: country, shareholders, shareholderFacts, options };
  return questionOf({ ...asks, requestedAt: ctx.now(), watched: [], supplier }, facts).question;
}
