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
  type HitKind,
  partiesIn,
  SCREENED_GROUPS,
  type ScreenedGroup,
} from '@homologa/domain/screenings/screening-rules';

/** A hit with where it was found, whom it is about, and what was decided about the pair, newest first. */
export interface FoundHit {
  /** Tells the hits of one screening apart. */
  key: string;
  hit: ScreeningHit;
  kind: HitKind;
  group: ScreenedGroup;
  party: string;
  /** Monitoring has found it. */
  isNew: boolean;
  decisions: readonly ScreeningDecisionResponse[];
}

type Found = Pick<ScreeningResponse, 'decisions' | 'new_entry_keys'>;

/** The hits of one party, the surest first within each kind. */
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

/** All hits in the order of the panel. */
export const allHits = (screening: ScreeningResponse): FoundHit[] => {
  const { data } = screening;
  return data
    ? SCREENED_GROUPS.flatMap((group) => partiesIn(data, group).flatMap((party) => foundHits(group, party, screening)))
    : [];
};

/** The hit after, or before, the one with the key; without one the first, or the last. */
export function stepTo(hits: readonly FoundHit[], key: string | null, step: 1 | -1): FoundHit | undefined {
  const at = hits.findIndex((found) => found.key === key);
  if (at < 0) return step === 1 ? hits[0] : hits.at(-1);
  return hits[at + step] ?? hits[at];
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Dates of birth as they are known: a year alone stays as the source gives it. */
export const birthDates = (dates: readonly string[], day: (date: string) => string): string =>
  dates.map((date) => (WHOLE_DAY.test(date) ? day(date) : date)).join(', ');

/** What an entry is called that a judgement is about; its key where nothing was found of it. */
export const entryName = (data: ScreeningData | null, entryKey: string): string =>
  (data ? foundPairs(data) : []).find(({ hit }) => hit.entry_key === entryKey)?.hit.matched_name ?? entryKey;
