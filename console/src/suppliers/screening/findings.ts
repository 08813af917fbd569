import type {
  ScreenedParty,
  ScreeningData,
  ScreeningDecisionResponse,
  ScreeningHit,
} from '@homologa/domain/screenings/screening.contract';
import { HIT_KINDS, type HitKind, openHits } from '@homologa/domain/screenings/screening-rules';

/** A hit with where it was found, whom it is about, and what was decided about its entry, newest first. */
export interface FoundHit {
  hit: ScreeningHit;
  kind: HitKind;
  party: string;
  decisions: readonly ScreeningDecisionResponse[];
}

/** The hits of one party, the surest first within each kind. */
export function foundHits(party: ScreenedParty, decisions: readonly ScreeningDecisionResponse[]): FoundHit[] {
  return HIT_KINDS.flatMap((kind) =>
    [...party[kind]]
      .sort((a, b) => b.score - a.score)
      .map((hit) => ({
        hit,
        kind,
        party: party.name,
        decisions: decisions
          .filter(({ entry_key: key }) => key === hit.entry_key)
          .sort((a, b) => b.decided_at.localeCompare(a.decided_at)),
      })),
  );
}

/** What an entry is called that a judgement is about; its key where nothing was found of it. */
export const entryName = (data: ScreeningData | null, entryKey: string): string =>
  (data ? openHits(data) : []).find(({ entry_key: key }) => key === entryKey)?.matched_name ?? entryKey;
