import { partyKey } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import type { JobRun } from '../kernel/jobs/define-job';
import { currentArticles, currentIndex } from './current-index';
import { NIL, PAGE, questionAbout } from './monitor-suppliers';
import { nextMonitored } from './monitored-suppliers.queries';
import { readPartyFacts } from './party-facts.queries';
import { screenParties } from './screen-parties';
import { askAnew } from './watched-screening.steps';

/**
 * The work of `screenings.reopen-pair` (reference 10.6): a pair of party and entry that was cleared for all of a
 * company's suppliers is cleared no longer. Its monitored suppliers that have this party, and of whom the entry was
 * passed over meanwhile, are screened anew. Gives how many.
 */
export async function reopenPair(
  ctx: Context,
  { decisionId, companyId }: { decisionId: string; companyId: string },
  run: Pick<JobRun, 'signal'>,
): Promise<{ asked: number }> {
  const pair = await ctx.db.tenant(companyId, (tx) =>
    tx.screeningDecision.findFirst({ where: { id: decisionId, companyId } }),
  );
  // An entry that is judged wherever it was found is of one supplier.
  if (!pair || pair.partyKey === '') return { asked: 0 };
  let asked = 0;
  let after: string | undefined = NIL;
  while (after !== undefined) {
    run.signal.throwIfAborted();
    const page = await nextMonitored(ctx.db.read, { after, limit: PAGE, companyId });
    const facts = await readPartyFacts(
      ctx.db.read,
      page.map(({ id }) => id),
    );
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
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
  return { asked };
}
