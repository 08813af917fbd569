import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import { groupsOfParty } from '@homologa/domain/screenings/hit-groups';
import type { HitReasonCode } from '@homologa/domain/screenings/hit-reasons';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import {
  DECISION_SCOPES,
  type DecisionScope,
  foundPairs,
  type HitDecision,
  isProposal,
  type Judgement,
  judgementOf,
  keepsFourEyes,
  partiesIn,
  SCREENED_GROUPS,
} from '@homologa/domain/screenings/screening-rules';
import type { Screening } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { type HeldDecision, judgementsOf, partyKeysOf } from '../screenings/held-decisions.queries';

export interface JudgedHit {
  entryKey: string;
  party?: string | undefined;
}

export function judgedHits(
  data: ScreeningData | null,
  { hits, isAlone = false }: { hits: readonly JudgedHit[]; isAlone?: boolean },
): JudgedHit[] {
  const parties = isAlone || !data ? [] : SCREENED_GROUPS.flatMap((group) => [...partiesIn(data, group)]);
  const groups = parties.flatMap((party) => groupsOfParty(party).map((group) => ({ party: party.name, group })));
  const judged = hits.flatMap((hit) => [
    hit,
    ...groups
      .filter(({ party }) => hit.party === undefined || hit.party === party)
      .filter(({ group }) => group.some(({ entry_key: key }) => key === hit.entryKey))
      .flatMap(({ group }) => group.map(({ entry_key: entryKey }) => ({ ...hit, entryKey }))),
  ]);
  return [...new Map(judged.map((hit) => [`${hit.party ?? ''}\n${hit.entryKey}`, hit])).values()];
}

export interface StandingDecision extends Judgement {
  made: HeldDecision;
}

/**
 * Returns the decisions in force. Call it once for all hits rather than once per hit, so that the caller holds its
 * locks only briefly.
 */
export function standingDecisions(held: readonly HeldDecision[]): StandingDecision[] {
  const judgements = judgementsOf(held);
  return held.flatMap((made, place) => {
    const judgement = judgements[place];
    return judgement ? [{ ...judgement, made }] : [];
  });
}

interface NewDecision {
  hits: readonly JudgedHit[];
  decision: HitDecision;
  reason: string;
  reasonCode: HitReasonCode | null;
  scope?: DecisionScope;
  fourEyes: boolean;
  by: { id: string; name: string };
}

/**
 * Returns the decisions to insert for the hits; leaves out hits whose last decision is identical. Throws `not_found`.
 */
export function decisionRows(
  ctx: Context,
  screening: Screening,
  standing: readonly StandingDecision[],
  { hits, ...made }: NewDecision,
) {
  const facts = factsOf(screening, standing);
  return hits.flatMap((hit) => rowsOfHit(ctx, facts, hit, made));
}

function factsOf(screening: Screening, standing: readonly StandingDecision[]) {
  const data = screening.data as ScreeningData;
  return { screening, standing, pairs: foundPairs(data), keys: partyKeysOf(data) };
}

function rowsOfHit(
  ctx: Context,
  { screening, standing, pairs, keys }: ReturnType<typeof factsOf>,
  { entryKey, party }: JudgedHit,
  { decision, reason, reasonCode, scope = 'supplier', fourEyes, by }: Omit<NewDecision, 'hits'>,
) {
  const found = pairs.filter(
    (pair) => pair.hit.entry_key === entryKey && (party === undefined || pair.party === party),
  );
  if (found.length === 0) throw new DomainError('not_found');
  // A decision about all parties applies to one supplier only, because a company-wide decision would clear the entry
  // for every person. Under the two-person rule, such a decision is split by party: otherwise a decision for one party
  // could confirm a proposal made for another party.
  const takesTwo = (name: string) => fourEyes || keepsFourEyes(standing, entryKey, name);
  const isOfEverybody = party === undefined && scope === 'supplier' && !found.some((pair) => takesTwo(pair.party));
  const parties = isOfEverybody ? [null] : [...new Set(found.map((pair) => pair.party))];
  return parties.flatMap((about) => {
    const name = about ?? found[0]?.party ?? '';
    const last = judgementOf(standing, entryKey, name);
    const before = last && {
      ...last,
      scope: memberOf(DECISION_SCOPES, last.made.scope),
      isOwn: last.made.decidedById === by.id,
    };
    const proposed = isProposal({ decision, scope }, takesTwo(name), before);
    const isSame =
      last?.made.decision === decision &&
      last.made.reason === reason &&
      last.made.reasonCode === reasonCode &&
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
        reasonCode,
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

export type DecisionRow = ReturnType<typeof decisionRows>[number];
