import { partyKey } from '@homologa/domain/screenings/screening-rules';
import type { ScreeningDecision } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { JobRun } from '../../kernel/jobs/define-job';
import { currentArticles, currentIndex } from '../index/current-index';
import { readPartyFacts } from '../party-facts.queries';
import { screenParties } from '../screen-parties';
import { NIL, PAGE, questionAbout } from './monitor-suppliers';
import { countMonitored, type MonitoredSupplier, nextMonitored } from './monitored-suppliers.queries';
import { askAnew } from './watched-screening.steps';

/**
 * The work of `screenings.reopen-pair` (reference 10.6): a pair of party and entry that was cleared for all of a
 * company's suppliers is cleared no longer. Its monitored suppliers that have this party, and of whom the entry was
 * passed over meanwhile, are screened anew. Goes on where an attempt before it ended. Gives how many.
 */
export async function reopenPair(
  ctx: Context,
  { decisionId, companyId }: { decisionId: string; companyId: string },
  run: Pick<JobRun, 'progress' | 'signal'>,
  { page: size = PAGE }: { page?: number } = {},
): Promise<{ asked: number }> {
  const pair = await ctx.db.tenant(companyId, (tx) =>
    tx.screeningDecision.findFirst({ where: { id: decisionId, companyId }, include: { reopening: true } }),
  );
  // An entry that is judged wherever it was found is of one supplier.
  if (!pair || pair.partyKey === '') return { asked: 0 };
  let { compared, asked, lastSupplierId } = pair.reopening ?? { compared: 0, asked: 0, lastSupplierId: NIL };
  if (pair.reopening?.finishedAt) return { asked };
  const total = await countMonitored(ctx.db.read, companyId);
  for (let isMore = true; isMore; ) {
    run.signal.throwIfAborted();
    const page = await nextMonitored(ctx.db.read, { after: lastSupplierId, limit: size, companyId });
    asked += await reopenAt(ctx, pair, page);
    compared += page.length;
    lastSupplierId = page.at(-1)?.id ?? lastSupplierId;
    isMore = page.length === size;
    const reached = { compared, asked, lastSupplierId, finishedAt: isMore ? null : ctx.now() };
    await ctx.db.tenant(companyId, (tx) =>
      tx.pairReopening.upsert({
        where: { decisionId, companyId },
        create: { decisionId, companyId, ...reached },
        update: reached,
      }),
    );
    await run.progress({ done: isMore ? Math.min(compared, total) : total + 1, total: total + 1 });
  }
  return { asked };
}

/** Has those of the suppliers screened anew that have the pair's party and resemble its entry. Gives how many. */
async function reopenAt(
  ctx: Context,
  pair: Pick<ScreeningDecision, 'partyKey' | 'entryKey'>,
  page: readonly MonitoredSupplier[],
): Promise<number> {
  const facts = await readPartyFacts(
    ctx.db.read,
    page.map(({ id }) => id),
  );
  let asked = 0;
  for (const supplier of page) {
    const asks = questionAbout(ctx, supplier, facts.get(supplier.id));
    const question = { ...asks, parties: asks.parties.filter((party) => partyKey(party) === pair.partyKey) };
    if (question.parties.length === 0) continue;
    const { index, snapshots } = await currentIndex(ctx);
    const answer = await screenParties(ctx, index, snapshots, question, { articles: await currentArticles(ctx) });
    const hits = answer.parties.flatMap(({ subject, kinds }) =>
      Object.values(kinds)
        .flat()
        .flatMap((hit) => (hit.entry_key === pair.entryKey ? [{ party: subject, hit }] : [])),
    );
    if (hits.length > 0 && (await askAnew(ctx, null, { supplier, hits }))) asked += 1;
  }
  return asked;
}
