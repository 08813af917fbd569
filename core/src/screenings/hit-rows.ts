import { memberOf } from '@homologa/domain/language/member-of';
import { groupsOfParty } from '@homologa/domain/screenings/hit-groups';
import type { ScreeningData, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import {
  distinctPairs,
  entryOfKey,
  HIT_DECISIONS,
  HIT_STATES,
  type HitDecision,
  type HitState,
  hitState,
  type Judgement,
  judgementOf,
  partiesIn,
  SCREENED_GROUPS,
} from '@homologa/domain/screenings/screening-rules';
import { type HeldDecision, judgementsOf } from './held-decisions.queries';

export interface ReviewedHit {
  party: string;
  entryKey: string;
  state: HitState;
  entries: number;
  decision: HitDecision | null;
  decidedById: string | null;
  decidedAt: Date | null;
}

type Made = Judgement & { made: HeldDecision };

/**
 * Returns the review of each hit. Each group (reference 10.6) is represented by its hit with the best score. This hit
 * gets the group's number of entries and the state and decision of the group's least settled entry; the other hits get
 * 0 entries.
 */
export function reviewedHits(data: ScreeningData, held: readonly HeldDecision[]): ReviewedHit[] {
  const judgements = judgementsOf(held);
  const standing = held.flatMap((made, place): Made[] => {
    const judgement = judgements[place];
    return judgement ? [{ ...judgement, made }] : [];
  });
  const leads = leadsOf(data);
  return distinctPairs(data).map(({ party, hit }) => {
    const group = leads.get(`${party}\n${hit.entry_key}`) ?? [];
    const states = (group.length > 0 ? group : [hit]).map(({ entry_key: key }) => {
      const last = judgementOf(standing, key, party);
      return { state: hitState(last), made: last?.made };
    });
    const state = HIT_STATES.find((known) => states.some((one) => one.state === known)) ?? 'undecided';
    const made = state === 'undecided' ? undefined : states.find((one) => one.state === state)?.made;
    return {
      party,
      entryKey: hit.entry_key,
      state,
      entries: group.length,
      decision: made ? memberOf(HIT_DECISIONS, made.decision) : null,
      decidedById: made?.decidedById ?? null,
      decidedAt: made?.createdAt ?? null,
    };
  });
}

/**
 * Returns the hit groups of all parties, keyed by the hit with the best score. A party in several roles counts once.
 */
function leadsOf(data: ScreeningData): Map<string, ScreeningHit[]> {
  const parties = SCREENED_GROUPS.flatMap((group) => [...partiesIn(data, group)]);
  const leads = new Map<string, ScreeningHit[]>();
  const known = new Set<string>();
  for (const party of parties) {
    for (const group of groupsOfParty(party)) {
      const hits = group.filter(({ entry_key: key }) => !known.has(`${party.name}\n${key}`));
      for (const { entry_key: key } of hits) known.add(`${party.name}\n${key}`);
      const [lead] = [...hits].sort((a, b) => b.score - a.score);
      if (lead) leads.set(`${party.name}\n${lead.entry_key}`, hits);
    }
  }
  return leads;
}

/** Returns the columns of a hit that its review does not change. */
export const hitColumns = ({ party, hit }: { party: string; hit: ScreeningHit }) => ({
  party,
  entry: entryOfKey(hit.entry_key),
  entryKey: hit.entry_key,
  score: hit.score,
  name: hit.matched_name,
  listCode: hit.list.code,
  listTitle: hit.list.title,
});
