import type { CompanyProduct } from '../companies/features';
import { SCREENING_REVIEWS, type ScreeningReview, type ScreeningStatus } from './screening-status';

/** What a client may have looked for (reference 10.2). */
export const SCREENING_OPTIONS = ['sanctions', 'adverse_media', 'pep', 'ownership'] as const;
export type ScreeningOption = (typeof SCREENING_OPTIONS)[number];

/** Where a hit was found. */
export const HIT_KINDS = ['sanction_lists', 'adverse_media', 'peps'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Parties of a screening whose hits count for its result, in the order of the panel. */
export const SCREENED_GROUPS = [
  'company_screenings',
  'shareholders_screenings',
  'beneficial_owners',
  'managers_screenings',
  'subsidiaries',
  'branches',
] as const;
export type ScreenedGroup = (typeof SCREENED_GROUPS)[number];

/** What a person makes of a hit; `open` takes back what was decided before. */
export const HIT_DECISIONS = ['true_match', 'false_positive', 'open'] as const;
export type HitDecision = (typeof HIT_DECISIONS)[number];

/** For whom a decision holds: this supplier, or all suppliers of the client that have the same party. */
export const DECISION_SCOPES = ['supplier', 'company'] as const;
export type DecisionScope = (typeof DECISION_SCOPES)[number];

/** A party with what was found about it. */
export type PartyHits<Hit> = Readonly<Record<HitKind, readonly Hit[]>> & {
  readonly name: string;
  readonly not_shown?: number | undefined;
  readonly not_comparable?: boolean | undefined;
};

/** The part of a screening's data that its result depends on; stored screenings may lack groups of a later version. */
export type ScreenedParties<Hit> = Readonly<Partial<Record<ScreenedGroup, readonly PartyHits<Hit>[]>>>;

/** The parties of a group; none of a group that the screening was too early for. */
export const partiesIn = <Party>(
  data: Readonly<Partial<Record<ScreenedGroup, readonly Party[]>>>,
  group: ScreenedGroup,
): readonly Party[] => data[group] ?? [];

/** All hits of one party. */
const hitsOf = <Hit>(party: PartyHits<Hit>): readonly Hit[] => HIT_KINDS.flatMap((kind) => party[kind]);

/** Every hit with the party that it is about. */
export const foundPairs = <Hit>(data: ScreenedParties<Hit>): { party: string; hit: Hit }[] =>
  SCREENED_GROUPS.flatMap((group) =>
    partiesIn(data, group).flatMap((party) => hitsOf(party).map((hit) => ({ party: party.name, hit }))),
  );

/** The same with each pair once: a shareholder may be a beneficial owner too. */
export const distinctPairs = <Hit extends { entry_key: string }>(
  data: ScreenedParties<Hit>,
): { party: string; hit: Hit }[] => [
  ...new Map(foundPairs(data).map((pair) => [`${pair.party}\n${pair.hit.entry_key}`, pair])).values(),
];

/** What somebody decided about a pair of party and entry; without a party it is about the entry wherever it is. */
export interface Judgement {
  entry_key: string;
  party: string | null;
  decision: HitDecision;
  /** Waits for a second person. */
  proposed: boolean;
  decided_at: string;
}

/** The newest decision that holds for a pair; of two of one moment the later in the list. */
export function judgementOf<Made extends Judgement>(
  judgements: readonly Made[],
  entryKey: string,
  party: string,
): Made | undefined {
  let newest: Made | undefined;
  for (const made of judgements) {
    if (made.entry_key !== entryKey || (made.party !== null && made.party !== party)) continue;
    if (!newest || made.decided_at >= newest.decided_at) newest = made;
  }
  return newest;
}

/** Where a hit stands in its review. */
export const HIT_STATES = ['undecided', 'proposed', 'confirmed', 'cleared'] as const;
export type HitState = (typeof HIT_STATES)[number];

/** Where the newest decision leaves a hit; without one, or taken back, it is undecided. */
export function hitState(made: Pick<Judgement, 'decision' | 'proposed'> | undefined): HitState {
  if (made === undefined || made.decision === 'open') return 'undecided';
  if (made.proposed) return 'proposed';
  return made.decision === 'true_match' ? 'confirmed' : 'cleared';
}

/** Whether a decision leaves nothing to do: neither taken back nor waiting for a second person. */
export const isSettled = (made: Pick<Judgement, 'decision' | 'proposed'> | undefined): boolean =>
  ['confirmed', 'cleared'].includes(hitState(made));

/** Whether a decision holds for all that another one holds for. */
const covers = (made: DecisionScope, wanted: DecisionScope): boolean => made === 'company' || wanted === 'supplier';

/**
 * Whether a decision waits for a second person: confirming and clearing do where the company wants two, unless somebody
 * else has proposed the same, at least as widely (reference 10.6). Taking a decision back needs one person.
 */
export const isProposal = (
  { decision, scope }: { decision: HitDecision; scope: DecisionScope },
  hasFourEyes: boolean,
  before: { decision: HitDecision; scope: DecisionScope; proposed: boolean; isOwn: boolean } | undefined,
): boolean =>
  decision !== 'open' &&
  hasFourEyes &&
  !(before?.decision === decision && covers(before.scope, scope) && (!before.proposed || !before.isOwn));

/** Hits that nobody has cleared: one judged a false positive stays so until its entry changes (reference 10.6). */
export const openHits = <Hit extends { entry_key: string }>(
  data: ScreenedParties<Hit>,
  judgements: readonly Judgement[] = [],
): readonly Hit[] =>
  foundPairs(data)
    .filter(({ party, hit }) => hitState(judgementOf(judgements, hit.entry_key, party)) !== 'cleared')
    .map(({ hit }) => hit);

/** A listed entry without its version: its list and the list's reference. */
export const entryOfKey = (entryKey: string): string => entryKey.replace(/@[^@]*$/, '');

/** What two suppliers' parties have in common when they are the same: the folded name, with an identifier if known. */
export function partyKey({
  name,
  identifiers = [],
}: {
  name: string;
  identifiers?: readonly { country?: string | undefined; value: string }[];
}): string {
  const fold = (text: string): string =>
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const [known] = identifiers;
  return known ? `${fold(name)}#${known.country ?? ''}${fold(known.value).replaceAll(' ', '')}` : fold(name);
}

const isSomeParty = (data: ScreenedParties<unknown>, holds: (party: PartyHits<unknown>) => boolean): boolean =>
  SCREENED_GROUPS.some((group) => partiesIn(data, group).some(holds));

/** Whether some party has more hits than were kept: nobody can clear those. */
const hasMoreHits = (data: ScreenedParties<unknown>): boolean =>
  isSomeParty(data, (party) => (party.not_shown ?? 0) > 0);

/**
 * A match when any sanction, adverse media, PEP, ownership or family-tree result is found for the company or any
 * shareholder (reference 10.3). An owner, subsidiary or branch that is merely known is no result: only what was found
 * about it.
 */
export const screeningResult = (
  data: ScreenedParties<{ entry_key: string }>,
  judgements?: readonly Judgement[],
): Extract<ScreeningStatus, 'match' | 'no_match'> =>
  openHits(data, judgements).length > 0 || hasMoreHits(data) ? 'match' : 'no_match';

/** How far the review of a result is (reference 10.3). */
export function screeningReview(
  data: ScreenedParties<{ entry_key: string }>,
  judgements: readonly Judgement[],
): ScreeningReview[] {
  const states = new Set<HitState | ScreeningReview>(
    foundPairs(data).map(({ party, hit }) => hitState(judgementOf(judgements, hit.entry_key, party))),
  );
  if (hasMoreHits(data)) states.add('undecided');
  if (isSomeParty(data, (party) => party.not_comparable === true)) states.add('not_comparable');
  return SCREENING_REVIEWS.filter((review) => states.has(review));
}

/** How sure a hit is, by its score from 0 to 1; below 0.7 nothing is shown. */
const HIT_BANDS = ['strong', 'probable', 'possible'] as const;
export type HitBand = (typeof HIT_BANDS)[number];

export const hitBand = (score: number): HitBand => (score >= 0.9 ? 'strong' : score >= 0.8 ? 'probable' : 'possible');

/**
 * Why a screening cannot be requested now, or null (reference 10.2): the supplier's report has to be delivered (its
 * shown status is completed), and a unit of the CFR product has to be left.
 */
export function screeningRefusal(
  supplier: { displayStatus: string },
  product: Pick<CompanyProduct, 'used' | 'total'> | null | undefined,
): 'supplier_not_completed' | 'product_limit_reached' | null {
  if (supplier.displayStatus !== 'completed') return 'supplier_not_completed';
  return !product || product.used >= product.total ? 'product_limit_reached' : null;
}
