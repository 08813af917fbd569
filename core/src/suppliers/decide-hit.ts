import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { canJudgeHit } from '@homologa/domain/screenings/screening.policy';
import {
  type DecisionScope,
  foundPairs,
  type HitDecision,
  isProposal,
  judgementOf,
} from '@homologa/domain/screenings/screening-rules';
import type { Screening } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize, refuseActingAsOther, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { decisionsOn, type HeldDecision, judgementsOf, partyKeysOf } from '../screenings/held-decisions.queries';
import { reopenPairJob, writeComplianceReportJob } from '../screenings/screening.jobs';
import { getScreening, type ScreeningRecord } from '../screenings/screening.queries';
import { holdDecisions, settleSupplier } from '../screenings/settle-supplier.steps';
import { getSupplierSubject, lockSuppliers, type SupplierPlace } from './supplier.steps';

/** A hit by its entry and the party that it is about; without a party everybody whom the entry was found for. */
interface JudgedHit {
  entryKey: string;
  party?: string | undefined;
}

interface HitJudgement extends SupplierPlace {
  hits: readonly JudgedHit[];
  decision: HitDecision;
  reason: string;
  scope?: DecisionScope;
}

/**
 * POST …/suppliers/{sid}/screening/decisions (reference 10.6): judges hits of the newest screening, whose status
 * follows, and has its report written anew; for the whole company also those of the other suppliers that have the same
 * pair of party and entry. Appended; the same judgement with the same reason again changes nothing. Throws `not_found`
 * for an entry that was not found too, `forbidden`, `not_while_logged_in_as`.
 */
export async function decideHit(ctx: Context, input: HitJudgement): Promise<ScreeningRecord> {
  const { user, companyId } = requireCompany(ctx.actor);
  refuseActingAsOther(user);
  const decider = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    if (input.scope === 'company') await holdDecisions(tx, companyId, 'decision');
    const others: FoundKeys = input.scope === 'company' ? await suppliersWith(tx, companyId, input) : new Map();
    await lockSuppliers(tx, companyId, [input.supplierId, ...others.keys()]);
    const supplier = await getSupplierSubject(tx, companyId, input);
    const { products, fourEyes } = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { fourEyes: true, products: { where: { type: 'cfr', enabled: true }, select: { id: true } } },
    });
    authorize(canJudgeHit(user, { workflow: supplier.workflow, isComplianceEnabled: products.length > 0 }));
    const screening = await tx.screening.findFirst({
      where: { companyId, supplierId: supplier.id },
      orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    });
    if (!screening?.data) throw new DomainError('not_found');
    const held = await decisionsOn(tx, {
      companyId,
      supplierId: supplier.id,
      screeningId: screening.id,
      data: screening.data,
    });
    const by = { id: user.userId, name: decider.name };
    const written = input.hits.flatMap((hit) => decisionRows(ctx, screening, held, { ...input, hit, fourEyes, by }));
    if (written.length === 0) return;
    await tx.screeningDecision.createMany({ data: written });
    const [first] = written;
    for (const supplierId of [supplier.id, ...others.keys()]) {
      const settled = await settleSupplier(tx, { companyId, supplierId });
      const own = written.find(({ entryKey }) => others.get(supplierId)?.includes(entryKey) ?? true);
      if (!settled || !first || !own) continue;
      const { screeningId, status } = settled;
      await ctx.jobs.enqueue(tx, writeComplianceReportJob, { screeningId, decisionId: own.id }, { companyId });
      await audit(ctx, tx, {
        companyId,
        action: 'screening.decide',
        objectType: 'screening',
        objectId: screeningId,
        facts: {
          entry: first.entryKey,
          entries: written.map(({ entryKey }) => entryKey),
          from: judgementOf(judgementsOf(held), first.entryKey, first.party)?.decision ?? null,
          to: input.decision,
          proposed: first.proposed,
          scope: first.scope,
          status,
        },
      });
    }
    // Suppliers that monitoring has passed over for what was cleared of all of them.
    for (const { id: decisionId, decision, scope, entryKey, party } of written) {
      const before = held.findLast(
        (made) => made.scope === 'company' && made.entryKey === entryKey && made.party === party,
      );
      if (scope !== 'company' || decision === 'false_positive' || before?.decision !== 'false_positive') continue;
      await ctx.jobs.enqueue(tx, reopenPairJob, { decisionId }, { companyId });
    }
  });
  return getScreening(ctx, input);
}

/** The keys of the judged entries that were found of suppliers, by their ids. */
type FoundKeys = ReadonlyMap<string, readonly string[]>;

/** Other suppliers of the company of whom one of the entries was found. */
async function suppliersWith(tx: Tx, companyId: string, { supplierId, hits }: HitJudgement): Promise<FoundKeys> {
  const found = await tx.screeningHit.findMany({
    where: { companyId, entryKey: { in: hits.map(({ entryKey }) => entryKey) }, supplierId: { not: supplierId } },
    select: { supplierId: true, entryKey: true },
  });
  const keys = new Map<string, string[]>();
  for (const row of found) keys.set(row.supplierId, [...(keys.get(row.supplierId) ?? []), row.entryKey]);
  return keys;
}

interface NewDecision extends Pick<HitJudgement, 'decision' | 'reason' | 'scope'> {
  hit: JudgedHit;
  fourEyes: boolean;
  by: { id: string; name: string };
}

/** What is to be written of one hit: nothing where that was the last word already. Throws `not_found`. */
function decisionRows(
  ctx: Context,
  screening: Screening,
  held: readonly HeldDecision[],
  { hit, decision, reason, scope = 'supplier', fourEyes, by }: NewDecision,
) {
  const data = screening.data as ScreeningData;
  const { entryKey, party } = hit;
  const found = foundPairs(data).filter(
    (pair) => pair.hit.entry_key === entryKey && (party === undefined || pair.party === party),
  );
  if (found.length === 0) throw new DomainError('not_found');
  const keys = partyKeysOf(data);
  // For all suppliers it is about somebody: an entry alone would be cleared for anybody.
  const parties = party === undefined && scope === 'supplier' ? [null] : [...new Set(found.map((pair) => pair.party))];
  return parties.flatMap((about) => {
    const last = lastAbout(held, entryKey, about ?? found[0]?.party ?? '');
    const before = last && { ...last.judgement, isOwn: last.made.decidedById === by.id };
    const proposed = isProposal(decision, fourEyes, before);
    const isSame =
      last?.made.decision === decision &&
      last.made.reason === reason &&
      last.made.scope === scope &&
      last.made.proposed === proposed;
    if (isSame) return [];
    return [
      {
        id: newId(),
        companyId: screening.companyId,
        screeningId: screening.id,
        entryKey,
        decision,
        reason,
        party: about ?? '',
        partyKey: about === null ? '' : (keys.get(about) ?? ''),
        scope,
        proposed,
        decidedById: by.id,
        decidedByName: by.name,
        createdAt: ctx.now(),
      },
    ];
  });
}

function lastAbout(held: readonly HeldDecision[], entryKey: string, party: string) {
  const judgements = judgementsOf(held).map((judgement, place) => ({ ...judgement, place }));
  const judgement = judgementOf(judgements, entryKey, party);
  const made = judgement && held[judgement.place];
  return made && { judgement, made };
}
