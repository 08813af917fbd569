import { groupsOfParty } from './hit-groups';
import type { ScreenedParty, ScreeningData, ScreeningHit } from './screening.contract';
import { type HitState, hitState, type Judgement, judgementOf, partiesIn, SCREENED_GROUPS } from './screening-rules';

/**
 * Overall result. `confirmed`: at least one finding is a true match. `open`: at least one finding has no final
 * decision. `partial`: no match, but a name could not be compared, or a search or a list is missing. `cleared`: all
 * findings were dismissed. `none`: nothing was found.
 */
export const VERDICTS = ['confirmed', 'open', 'partial', 'cleared', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface ScreeningVerdict {
  verdict: Verdict;
  /** Number of listed persons, companies and articles found, each counted once per screened name. */
  total: number;
  confirmed: number;
  open: number;
  /** Number of names that were compared. */
  parties: number;
  /** Number of names that could not be compared. */
  unread: number;
}

const WEIGHT: readonly HitState[] = ['confirmed', 'undecided', 'proposed', 'cleared'];

/**
 * Returns the state of all entries about one listed person or company. A confirmed entry takes precedence over an
 * undecided entry.
 */
export function groupState(hits: readonly ScreeningHit[], party: string, judgements: readonly Judgement[]): HitState {
  const states = hits.map((hit) => hitState(judgementOf(judgements, hit.entry_key, party)));
  return WEIGHT.find((state) => states.includes(state)) ?? 'undecided';
}

export function screeningVerdict(data: ScreeningData, judgements: readonly Judgement[]): ScreeningVerdict {
  const parties = distinctParties(data);
  const states = parties.flatMap((party) =>
    groupsOfParty(party).map((hits) => groupState(hits, party.name, judgements)),
  );
  const notShown = parties.reduce((sum, { not_shown: more = 0 }) => sum + more, 0);
  const unread = parties.filter((party) => party.not_comparable).length;
  const counts = {
    total: states.length + notShown,
    confirmed: states.filter((state) => state === 'confirmed').length,
    open: states.filter((state) => state === 'undecided' || state === 'proposed').length + notShown,
    parties: parties.length - unread,
    unread,
  };
  return { ...counts, verdict: verdictOf(counts, isIncomplete(data)) };
}

/**
 * Lists the parties without duplicates. A shareholder who is also an owner is screened in both roles but counts as one
 * name.
 */
function distinctParties(data: ScreeningData): ScreenedParty[] {
  const parties = SCREENED_GROUPS.flatMap((group) => partiesIn(data, group));
  return [...new Map(parties.map((party) => [party.name, party])).values()];
}

const isIncomplete = ({ evidence }: ScreeningData): boolean =>
  evidence !== undefined && evidence.not_searched.length + evidence.missing_lists.length > 0;

type Counts = Omit<ScreeningVerdict, 'verdict'>;

function verdictOf({ total, confirmed, open, unread }: Counts, isPart: boolean): Verdict {
  if (confirmed > 0) return 'confirmed';
  if (open > 0) return 'open';
  if (unread > 0 || isPart) return 'partial';
  return total > 0 ? 'cleared' : 'none';
}
