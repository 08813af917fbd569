import { takeUnits } from '@homologa/core/companies/quota.steps';
import { newId } from '@homologa/core/kernel/ids';
import {
  addComplianceReport,
  storeComplianceReport,
} from '@homologa/core/screenings/compliance-report/store-report.steps';
import { judgementsOf } from '@homologa/core/screenings/held-decisions.queries';
import { NO_FACTS, readPartyFacts } from '@homologa/core/screenings/party-facts.queries';
import { noteHits, reviewedResult } from '@homologa/core/screenings/settle-supplier.steps';
import { openHits } from '@homologa/domain/screenings/screening-rules';
import { DEMO_SHAREHOLDERS, DEMO_UNLISTED_SHAREHOLDERS } from '@homologa/prisma/demo/demo-screenings';
import { completedOf } from './client';
import { DEMO_NOTE, searchDemoLists } from './compliance-search';
import type { DemoProduction, PlayedSupplier } from './production';
import { DAY_MS } from './stage';
import { pick } from './suppliers';

const MINUTE_MS = 60_000;

interface DemoJudgement {
  decision: 'true_match' | 'false_positive';
  reason: string;
  /** Set if the decision is a colleague's proposal, which a second user must still confirm. */
  isProposed?: true;
}

interface DemoScreening {
  daysAgo: number;
  outcome: 'searched' | 'in_progress' | 'failed';
  shareholders?: readonly string[];
  /** Decisions on the first hits of the screening, in the order of the hits. */
  judged?: readonly DemoJudgement[];
  /** Decision on all hits that `judged` does not cover; if absent, these hits stay undecided. */
  others?: DemoJudgement;
}

const done = (daysAgo: number, more: Omit<DemoScreening, 'daysAgo' | 'outcome'> = {}): DemoScreening => ({
  daysAgo,
  outcome: 'searched',
  ...more,
});

const OTHER_COMPANY: DemoJudgement = {
  decision: 'false_positive',
  reason: 'Otro país y otro giro; la identificación fiscal no coincide.',
};
const CONFIRMED: DemoJudgement = {
  decision: 'true_match',
  reason: 'La razón social y el país coinciden con la entrada.',
};
const PROPOSED: DemoJudgement = {
  decision: 'true_match',
  reason: 'El nombre y la nacionalidad coinciden; falta la fecha de nacimiento.',
  isProposed: true,
};

/**
 * Screenings of the completed suppliers of each workflow, in the order of the suppliers. A supplier may have several
 * screenings, oldest first.
 */
const PLAN: Readonly<Record<string, readonly (readonly DemoScreening[])[]>> = {
  'Evaluación de proveedores críticos': [
    [
      done(6, { shareholders: DEMO_UNLISTED_SHAREHOLDERS }),
      done(3, { shareholders: DEMO_SHAREHOLDERS[0], judged: [CONFIRMED, PROPOSED] }),
    ],
    [done(5, { shareholders: DEMO_UNLISTED_SHAREHOLDERS })],
    [{ daysAgo: 2, outcome: 'failed' }],
    [{ daysAgo: 0, outcome: 'in_progress' }],
  ],
  'Investigación de transportistas': [
    [done(6, { shareholders: DEMO_SHAREHOLDERS[0], others: CONFIRMED })],
    [done(5, { shareholders: DEMO_SHAREHOLDERS[1], others: OTHER_COMPANY })],
  ],
  'Control de cumplimiento 2026': [
    [done(4)],
    [done(4, { others: OTHER_COMPANY })],
    [done(3, { others: CONFIRMED })],
    [{ daysAgo: 0, outcome: 'in_progress' }],
  ],
};

export const DEMO_SCREENINGS = Object.values(PLAN).flat(2).length;

/**
 * Adds screenings in every status with their compliance reports. The matcher searches the demo's lists; only the rows
 * are inserted here, with past timestamps.
 */
export async function addDemoScreenings(production: DemoProduction, played: readonly PlayedSupplier[]): Promise<void> {
  for (const [title, plans] of Object.entries(PLAN)) {
    const suppliers = completedOf(played, title);
    for (const [at, plan] of plans.entries()) {
      const supplier = suppliers[at];
      if (!supplier) throw new RangeError(`${title} has too few completed suppliers`);
      for (const screening of plan) {
        await addScreening(production, supplier, at, screening);
        production.progress.advance();
      }
    }
  }
}

async function addScreening(
  { stage, cast }: DemoProduction,
  { supplierId, company, invite, plan }: PlayedSupplier,
  at: number,
  screening: DemoScreening,
): Promise<void> {
  const { base: ctx } = stage;
  const { companyId, admin } = cast;
  const { companyName, country, taxId } = company;
  const { outcome } = screening;
  const named = screening.shareholders ?? pick(DEMO_SHAREHOLDERS, at);
  const shareholders = invite.shareholders.length > 0 ? invite.shareholders : [...named];
  const requestedAt = new Date(ctx.now().getTime() - screening.daysAgo * DAY_MS - 4 * MINUTE_MS);
  const finishedAt = new Date(requestedAt.getTime() + 9 * MINUTE_MS);
  const facts = await ctx.db.tenant(companyId, (tx) => readPartyFacts(tx, [supplierId]));
  const subject = { companyName, country, taxId, shareholders, facts: facts.get(supplierId) ?? NO_FACTS };
  const data = outcome === 'searched' ? await searchDemoLists(ctx, subject, requestedAt) : null;
  const hits = data ? openHits(data) : [];
  const judgements = hits.flatMap((hit, place) => {
    const judgement = screening.judged?.[place] ?? screening.others;
    return judgement ? [{ hit, ...judgement }] : [];
  });
  const decisions = judgements.map(({ hit, decision, reason, isProposed = false }) => ({
    entryKey: hit.entry_key,
    party: null,
    scope: 'supplier',
    proposed: isProposed,
    decision,
    reason,
    reasonCode: null,
    decidedById: isProposed ? cast.leaver.userId : admin.userId,
    decidedByName: isProposed ? cast.leaverName : cast.adminName,
    createdAt: new Date(finishedAt.getTime() + 60 * MINUTE_MS),
  }));
  const settled = data && reviewedResult(data, judgementsOf(decisions));
  const result = settled?.status;
  const id = newId();
  const stored =
    data && result
      ? await storeComplianceReport(ctx, {
          companyId,
          screeningId: id,
          version: 1,
          requestedById: admin.userId,
          runId: null,
          note: DEMO_NOTE,
          companyName,
          taxId,
          country,
          requestedAt,
          finishedAt,
          result,
          data,
          decisions,
        })
      : null;
  await ctx.db.tenant(companyId, async (tx) => {
    // Compliance workflows consumed their units at the launch; in all other workflows each screening consumes one unit.
    if (plan.reportType !== 'cfr') await takeUnits(ctx, tx, companyId, 'cfr', 1);
    await tx.screening.create({
      data: {
        id,
        companyId,
        supplierId,
        status: result ?? (outcome === 'failed' ? 'failed' : 'in_progress'),
        companyCountry: country,
        shareholders,
        options: ['sanctions', 'adverse_media', 'pep', 'ownership'],
        requestedById: admin.userId,
        requestedAt,
        finishedAt: outcome === 'in_progress' ? null : finishedAt,
        ...(data ? { data, review: settled?.review ?? [] } : {}),
      },
      select: { id: true },
    });
    await tx.screeningDecision.createMany({
      data: decisions.map(({ party: _everybody, ...made }) => ({ id: newId(), companyId, screeningId: id, ...made })),
    });
    if (data) await noteHits(tx, { id, companyId, supplierId, data, watched: [] });
    if (stored)
      await addComplianceReport({ ...ctx, now: () => finishedAt }, tx, {
        companyId,
        screeningId: id,
        stored,
        decisionId: null,
      });
  });
}
