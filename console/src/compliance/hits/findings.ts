import { lookUp } from '@homologa/domain/language/record-of';
import { groupHits } from '@homologa/domain/screenings/hit-groups';
import type {
  ScreenedParty,
  ScreeningData,
  ScreeningDecisionResponse,
  ScreeningHit,
  ScreeningResponse,
} from '@homologa/domain/screenings/screening.contract';
import {
  foundPairs,
  HIT_KINDS,
  HIT_STATES,
  type HitKind,
  type HitState,
  hitState,
  partiesIn,
  SCREENED_GROUPS,
  type ScreenedGroup,
} from '@homologa/domain/screenings/screening-rules';
import { ENTRY_TOPIC_WORDS, RISK_WORDS } from '@homologa/domain/screenings/screening-words';
import type { Text } from '@homologa/web/texts/text';

export interface FoundHit {
  key: string;
  hit: ScreeningHit;
  kind: HitKind;
  group: ScreenedGroup;
  party: string;
  /** True if monitoring found the hit after the screening. */
  isNew: boolean;
  decisions: readonly ScreeningDecisionResponse[];
}

type Found = Pick<ScreeningResponse, 'decisions' | 'new_entry_keys'>;

export function foundHits(group: ScreenedGroup, party: ScreenedParty, found: Found): FoundHit[] {
  return HIT_KINDS.flatMap((kind) =>
    [...party[kind]]
      .sort((a, b) => b.score - a.score)
      .map((hit) => ({
        key: [group, party.name, kind, hit.entry_key].join('\n'),
        hit,
        kind,
        group,
        party: party.name,
        isNew: found.new_entry_keys.includes(hit.entry_key),
        decisions: found.decisions
          .filter(
            ({ entry_key: key, party: about }) => key === hit.entry_key && (about === null || about === party.name),
          )
          .sort((a, b) => b.decided_at.localeCompare(a.decided_at)),
      })),
  );
}

export const stateOf = ({ decisions: [newest] }: Pick<FoundHit, 'decisions'>): HitState => hitState(newest);

/** Hits about the same person or company, best first; a decision applies to all of them. */
export interface FoundGroup {
  key: string;
  lead: FoundHit;
  hits: readonly FoundHit[];
  /** The first of the states undecided, proposed, confirmed and cleared that any of the hits has. */
  state: HitState;
}

function foundGroups(group: ScreenedGroup, party: ScreenedParty, found: Found): FoundGroup[] {
  const all = foundHits(group, party, found);
  const byHit = new Map(all.map((one) => [one.hit, one]));
  return groupHits(all.map(({ hit }) => hit)).flatMap((grouped) => {
    const hits = grouped.flatMap((hit) => byHit.get(hit) ?? []);
    const [lead] = hits;
    const states = hits.map(stateOf);
    const state = HIT_STATES.find((known) => states.includes(known));
    return lead && state ? [{ key: lead.key, lead, hits, state }] : [];
  });
}

export const allGroups = (screening: ScreeningResponse): FoundGroup[] => {
  const { data } = screening;
  return data
    ? SCREENED_GROUPS.flatMap((group) =>
        partiesIn(data, group).flatMap((party) => foundGroups(group, party, screening)),
      )
    : [];
};

export function nearestOf(data: ScreeningData, group: ScreenedGroup, party: string): FoundHit | null {
  const near = data.evidence?.nearest.find((one) => one.group === group && one.party === party);
  return near ? shownHit(group, party, near.hit) : null;
}

export const shownHit = (group: ScreenedGroup, party: string, hit: ScreeningHit): FoundHit => ({
  key: [group, party, 'shown', hit.entry_key].join('\n'),
  hit,
  kind: 'sanction_lists',
  group,
  party,
  isNew: false,
  decisions: [],
});

export function stepTo<One extends { key: string }>(all: readonly One[], key: string | null, step: 1 | -1) {
  const at = all.findIndex((one) => one.key === key);
  if (at < 0) return step === 1 ? all[0] : all.at(-1);
  return all[at + step] ?? all[at];
}

export const entryName = (data: ScreeningData | null, entryKey: string): string =>
  (data ? foundPairs(data) : []).find(({ hit }) => hit.entry_key === entryKey)?.hit.matched_name ?? entryKey;

/**
 * Translates the reasons for the listing: the topics of a list entry or the risks of an article. An unknown topic stays
 * as in the source.
 */
export const topicsOf = ({ topics }: ScreeningHit, t: Text): string[] =>
  topics.map((topic) => {
    const words = lookUp(ENTRY_TOPIC_WORDS, topic) ?? lookUp(RISK_WORDS, topic);
    return words ? t(words) : topic;
  });
