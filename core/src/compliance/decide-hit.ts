import { canJudgeHit } from '@homologa/domain/compliance/compliance.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { HitReasonCode } from '@homologa/domain/screenings/hit-reasons';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import {
  type DecisionScope,
  foundPairs,
  type HitDecision,
  judgementOf,
} from '@homologa/domain/screenings/screening-rules';
import { audit } from '../kernel/audit';
import { authorize, requireMember, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { decisionsOn, type HeldDecision } from '../screenings/held-decisions.queries';
import { closeProposalNews, notifyOfProposal } from '../screenings/monitoring/screening-news.steps';
import { newestScreeningOf } from '../screenings/newest-screening.queries';
import { reopenPairJob, writeComplianceReportJob } from '../screenings/screening.jobs';
import { getScreening, type ScreeningRecord } from '../screenings/screening.queries';
import { lockDecisions, settleSupplier } from '../screenings/settle-supplier.steps';
import { getSupplierSubject, lockSuppliers, type SupplierPlace } from '../suppliers/supplier.steps';
import {
  type DecisionRow,
  decisionRows,
  type JudgedHit,
  judgedHits,
  type StandingDecision,
  standingDecisions,
} from './decision-rows';

interface HitJudgement extends SupplierPlace {
  hits: readonly JudgedHit[];
  decision: HitDecision;
  reason?: string | undefined;
  reasonCode?: HitReasonCode | undefined;
  scope?: DecisionScope;
  isAlone?: boolean;
}

/**
 * POST …/suppliers/{sid}/screening/decisions: decides hits of the newest screening together with the other list entries
 * of the same person or company, updates the status and rewrites the report. Scope `company` extends the decision to
 * the same party and entry at the company's other suppliers. Notifies the users who may confirm a proposal. Appends to
 * the history; idempotent for an identical decision and reason. Throws `not_found` (also for an entry that is not a
 * hit), `forbidden`, `not_while_logged_in_as`.
 */
export async function decideHit(ctx: Context, input: HitJudgement): Promise<ScreeningRecord> {
  const { user, companyId } = requireMember(ctx.actor);
  requireNotActingAsOther(user);
  const decider = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    if (input.scope === 'company') await lockDecisions(tx, companyId, 'decision');
    const newest = await newestScreening(tx, companyId, input.supplierId);
    const hits = judgedHits((newest?.data ?? null) as ScreeningData | null, input);
    const others: FoundKeys =
      input.scope === 'company' ? await suppliersWith(tx, companyId, input.supplierId, hits) : new Map();
    await lockSuppliers(tx, companyId, [input.supplierId, ...others.keys()]);
    const supplier = await getSupplierSubject(tx, companyId, input);
    const { products, fourEyes } = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { fourEyes: true, products: { where: { type: 'cfr', enabled: true }, select: { id: true } } },
    });
    authorize(canJudgeHit(user, { workflow: supplier.workflow, isComplianceEnabled: products.length > 0 }));
    const screening = await newestScreening(tx, companyId, supplier.id);
    if (!screening?.data || screening.id !== newest?.id) throw new DomainError('not_found');
    const held = await decisionsOn(tx, {
      companyId,
      supplierId: supplier.id,
      screeningId: screening.id,
      data: screening.data,
    });
    const by = { id: user.userId, name: decider.name };
    const made = { ...input, reason: input.reason ?? '', reasonCode: input.reasonCode ?? null, fourEyes, by };
    const standing = standingDecisions(held);
    const written = decisionRows(ctx, screening, standing, { ...made, hits });
    if (written.length === 0) return;
    await tx.screeningDecision.createMany({ data: written });
    const entryNames = namesOfEntries(screening.data as ScreeningData);
    const [first] = written;
    const before = first && judgementOf(standing, first.entryKey, first.party);
    for (const supplierId of [supplier.id, ...others.keys()]) {
      const settled = await settleSupplier(tx, { companyId, supplierId });
      const own = written.find(({ entryKey }) => others.get(supplierId)?.includes(entryKey) ?? true);
      if (settled && !settled.review.includes('proposed')) await closeProposalNews(ctx, tx, { companyId, supplierId });
      if (!settled || !first || !own) continue;
      const { screeningId } = settled;
      await ctx.jobs.enqueue(tx, writeComplianceReportJob, { screeningId, decisionId: own.id }, { companyId });
      await audit(ctx, tx, {
        companyId,
        action: 'screening.decide',
        objectType: 'screening',
        objectId: screeningId,
        facts: {
          decision_id: own.id,
          entry: first.entryKey,
          entry_name: entryNames.get(first.entryKey) ?? null,
          entries: written.map(({ entryKey }) => entryKey),
          from: before?.decision ?? null,
          to: input.decision,
          proposed: first.proposed,
          scope: first.scope,
          status: settled.status,
        },
      });
    }
    if (written.some((row) => isNewProposal(standing, row))) {
      const { workflowId, supplierId, decision } = input;
      await notifyOfProposal(ctx, tx, { companyId, workflowId, supplierId, decision, by });
    }
    // This decision may withdraw a company-wide clearance. Monitoring skipped suppliers because of that clearance, so
    // they are screened again.
    for (const { id: decisionId, decision, scope, entryKey, party } of written) {
      const before = held.findLast(
        (made) => made.scope === 'company' && made.entryKey === entryKey && made.party === party,
      );
      if (scope !== 'company' || decision === 'false_positive' || !isCleared(before)) continue;
      await ctx.jobs.enqueue(tx, reopenPairJob, { decisionId }, { companyId });
    }
  });
  return getScreening(ctx, input);
}

const namesOfEntries = (data: ScreeningData): ReadonlyMap<string, string> =>
  new Map(foundPairs(data).map(({ hit }) => [hit.entry_key, `${hit.matched_name} (${hit.list.title})`]));

type FoundKeys = ReadonlyMap<string, readonly string[]>;

async function suppliersWith(
  tx: Tx,
  companyId: string,
  supplierId: string,
  hits: readonly JudgedHit[],
): Promise<FoundKeys> {
  const found = await tx.screeningHit.findMany({
    where: { companyId, entryKey: { in: hits.map(({ entryKey }) => entryKey) }, supplierId: { not: supplierId } },
    select: { supplierId: true, entryKey: true },
  });
  const keys = new Map<string, string[]>();
  for (const row of found) keys.set(row.supplierId, [...(keys.get(row.supplierId) ?? []), row.entryKey]);
  return keys;
}

const newestScreening = (tx: Tx, companyId: string, supplierId: string) =>
  tx.screening.findFirst(newestScreeningOf({ companyId, supplierId }));

function isNewProposal(
  standing: readonly StandingDecision[],
  { entryKey, party, decision, proposed }: DecisionRow,
): boolean {
  const before = judgementOf(standing, entryKey, party);
  return proposed && !(before?.proposed && before.decision === decision);
}

const isCleared = (made: HeldDecision | undefined): boolean => made?.decision === 'false_positive' && !made.proposed;
