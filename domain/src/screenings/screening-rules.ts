import type { CompanyProduct } from '../companies/features';
import { SCREENING_REVIEWS, type ScreeningReview, type ScreeningStatus } from './screening-status';

export const SCREENING_OPTIONS = ['sanctions', 'adverse_media', 'pep', 'ownership'] as const;
export type ScreeningOption = (typeof SCREENING_OPTIONS)[number];

export const HIT_KINDS = ['sanction_lists', 'adverse_media', 'peps'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const SCREENED_GROUPS = [
  'company_screenings',
  'shareholders_screenings',
  'beneficial_owners',
  'managers_screenings',
  'subsidiaries',
  'branches',
] as const;
export type ScreenedGroup = (typeof SCREENED_GROUPS)[number];

/** A reviewer's decisions about a hit; `open` revokes the previous decision. */
export const HIT_DECISIONS = ['true_match', 'false_positive', 'open'] as const;
export type HitDecision = (typeof HIT_DECISIONS)[number];

export const DECISION_SCOPES = ['supplier', 'company'] as const;
export type DecisionScope = (typeof DECISION_SCOPES)[number];

export type PartyHits<Hit> = Readonly<Record<HitKind, readonly Hit[]>> & {
  readonly name: string;
  readonly not_shown?: number | undefined;
  readonly not_comparable?: boolean | undefined;
};

/** Parties and hits of a screening, which determine its result; older stored screenings lack newer groups. */
export type ScreenedParties<Hit> = Readonly<Partial<Record<ScreenedGroup, readonly PartyHits<Hit>[]>>>;

export const partiesIn = <Party>(
  data: Readonly<Partial<Record<ScreenedGroup, readonly Party[]>>>,
  group: ScreenedGroup,
): readonly Party[] => data[group] ?? [];

const hitsOf = <Hit>(party: PartyHits<Hit>): readonly Hit[] => HIT_KINDS.flatMap((kind) => party[kind]);

export const foundPairs = <Hit>(data: ScreenedParties<Hit>): { party: string; hit: Hit }[] =>
  SCREENED_GROUPS.flatMap((group) =>
    partiesIn(data, group).flatMap((party) => hitsOf(party).map((hit) => ({ party: party.name, hit }))),
  );

/** Lists the pairs of party and hit without duplicates, because a shareholder may also be a beneficial owner. */
export const distinctPairs = <Hit extends { entry_key: string }>(
  data: ScreenedParties<Hit>,
): { party: string; hit: Hit }[] => [
  ...new Map(foundPairs(data).map((pair) => [`${pair.party}\n${pair.hit.entry_key}`, pair])).values(),
];

/** Decision about a pair of party and entry. Without a party, the decision covers the entry for all parties. */
export interface Judgement {
  entry_key: string;
  party: string | null;
  decision: HitDecision;
  proposed: boolean;
  decided_at: string;
}

/**
 * Finds the newest decision that applies to a pair of party and list entry. If several decisions have the same time,
 * returns the last of them in the list.
 */
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

export const HIT_STATES = ['undecided', 'proposed', 'confirmed', 'cleared'] as const;
export type HitState = (typeof HIT_STATES)[number];

export function hitState(made: Pick<Judgement, 'decision' | 'proposed'> | undefined): HitState {
  if (made === undefined || made.decision === 'open') return 'undecided';
  if (made.proposed) return 'proposed';
  return made.decision === 'true_match' ? 'confirmed' : 'cleared';
}

export const isSettled = (made: Pick<Judgement, 'decision' | 'proposed'> | undefined): boolean =>
  ['confirmed', 'cleared'].includes(hitState(made));

/**
 * True if two people are needed although the company's rule was switched off since: somebody proposed a decision about
 * the hit, and no second person has confirmed one. Taking the proposal back does not end that, or the proposer would
 * decide alone by taking back and deciding again.
 */
export function keepsFourEyes(judgements: readonly Judgement[], entryKey: string, party: string): boolean {
  const theirs = judgements
    .filter((made) => made.entry_key === entryKey && (made.party === null || made.party === party))
    .toSorted((one, other) => one.decided_at.localeCompare(other.decided_at));
  return theirs.reduce((keeps, { decision, proposed }) => proposed || (keeps && decision === 'open'), false);
}

const covers = (made: DecisionScope, wanted: DecisionScope): boolean => made === 'company' || wanted === 'supplier';

/**
 * True if a decision waits for a second person, because the company requires two people and no other person has
 * proposed the same decision with at least the same scope (reference 10.6). Revoking a decision requires only one
 * person.
 */
export const isProposal = (
  { decision, scope }: { decision: HitDecision; scope: DecisionScope },
  hasFourEyes: boolean,
  before: { decision: HitDecision; scope: DecisionScope; proposed: boolean; isOwn: boolean } | undefined,
): boolean =>
  decision !== 'open' &&
  hasFourEyes &&
  !(before?.decision === decision && covers(before.scope, scope) && (!before.proposed || !before.isOwn));

/** Lists the hits that are not cleared; a false positive stays cleared until its entry changes (reference 10.6). */
export const openHits = <Hit extends { entry_key: string }>(
  data: ScreenedParties<Hit>,
  judgements: readonly Judgement[] = [],
): readonly Hit[] =>
  foundPairs(data)
    .filter(({ party, hit }) => hitState(judgementOf(judgements, hit.entry_key, party)) !== 'cleared')
    .map(({ hit }) => hit);

/** Removes the version from an entry's key, leaving the list's code and the publisher's reference. */
export const entryOfKey = (entryKey: string): string => entryKey.replace(/@[^@]*$/, '');

/** Returns a key that identifies the same party across suppliers: the folded name and, if known, an identifier. */
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

/** True if some hits were not stored; these hits cannot be cleared. */
const hasMoreHits = (data: ScreenedParties<unknown>): boolean =>
  isSomeParty(data, (party) => (party.not_shown ?? 0) > 0);

/**
 * Returns a match if the company or a shareholder has a sanction, adverse media, PEP, ownership or family-tree hit
 * (reference 10.3). Hits of owners, subsidiaries and branches do not count.
 */
export const screeningResult = (
  data: ScreenedParties<{ entry_key: string }>,
  judgements?: readonly Judgement[],
): Extract<ScreeningStatus, 'match' | 'no_match'> =>
  openHits(data, judgements).length > 0 || hasMoreHits(data) ? 'match' : 'no_match';

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

/** Bands of confidence by a hit's score from 0 to 1; hits below 0.7 are not shown. */
export const HIT_BANDS = ['strong', 'probable', 'possible'] as const;
export type HitBand = (typeof HIT_BANDS)[number];

export const hitBand = (score: number): HitBand => (score >= 0.9 ? 'strong' : score >= 0.8 ? 'probable' : 'possible');

/**
 * True if the supplier's displayed status is completed, because a supplier can be screened only after the delivery of
 * its report (reference 10.2).
 */
export const canBeScreened = ({ displayStatus }: { displayStatus: string }): boolean => displayStatus === 'completed';

/**
 * True for the first screening of a supplier in a compliance workflow. No unit is charged for this screening, because a
 * unit was already taken when the supplier was added.
 */
export const hasUnitForScreening = (supplier: { reportType: string; isScreened: boolean }): boolean =>
  supplier.reportType === 'cfr' && !supplier.isScreened;

/**
 * Returns the error code for a forbidden screening, or null if it is allowed. A screening needs a unit of the CFR
 * product (compliance findings report), which is either already taken or still available (reference 10.2).
 */
export function screeningRefusal(
  supplier: { displayStatus: string; reportType: string; isScreened: boolean },
  product: Pick<CompanyProduct, 'used' | 'total'> | null | undefined,
): 'supplier_not_completed' | 'product_limit_reached' | null {
  if (!canBeScreened(supplier)) return 'supplier_not_completed';
  if (hasUnitForScreening(supplier)) return null;
  return !product || product.used >= product.total ? 'product_limit_reached' : null;
}
