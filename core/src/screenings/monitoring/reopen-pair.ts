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
 * Job `screenings.reopen-pair`, enqueued when a company-wide clearance of a party and list entry was withdrawn:
 * re-screens the monitored suppliers with this party for which monitoring skipped the entry. A retry resumes after the
 * last completed batch. Returns the number of requested screenings.
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
  // Decisions without a party key apply to one supplier only.
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
