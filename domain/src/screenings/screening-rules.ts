import type { CompanyProduct } from '../companies/features';
import { singleLine } from '../language/single-line';
import type { ScreeningStatus } from './screening-status';

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
  'subsidiaries',
  'branches',
] as const;
export type ScreenedGroup = (typeof SCREENED_GROUPS)[number];

export const HIT_DECISIONS = ['true_match', 'false_positive'] as const;
export type HitDecision = (typeof HIT_DECISIONS)[number];

/** A party with what was found about it. */
type PartyHits<Hit> = Readonly<Record<HitKind, readonly Hit[]>>;

/** The part of a screening's data that its result depends on. */
export type ScreenedParties<Hit> = Readonly<Record<ScreenedGroup, readonly PartyHits<Hit>[]>>;

/** All hits of one party. */
const hitsOf = <Hit>(party: PartyHits<Hit>): readonly Hit[] => HIT_KINDS.flatMap((kind) => party[kind]);

/**
 * Hits that nobody has cleared: `cleared` holds the keys of the list entries judged a false positive, which stay so
 * until the entry changes (reference 10.6).
 */
export function openHits<Hit extends { entry_key: string }>(
  data: ScreenedParties<Hit>,
  cleared: ReadonlySet<string> = new Set(),
): readonly Hit[] {
  return SCREENED_GROUPS.flatMap((group) => data[group].flatMap(hitsOf)).filter(
    ({ entry_key: key }) => !cleared.has(key),
  );
}

/**
 * A match when any sanction, adverse media, PEP, ownership or family-tree result is found for the company or any
 * shareholder (reference 10.3). An owner, subsidiary or branch that is merely known is no result: only what was found
 * about it.
 */
export const screeningResult = (
  data: ScreenedParties<{ entry_key: string }>,
  cleared?: ReadonlySet<string>,
): Extract<ScreeningStatus, 'match' | 'no_match'> => (openHits(data, cleared).length > 0 ? 'match' : 'no_match');

/** The keys of the entries whose newest judgement is a false positive. */
export function clearedEntries(
  decisions: readonly { entry_key: string; decision: HitDecision; decided_at: string }[],
): ReadonlySet<string> {
  const newest = new Map(
    [...decisions]
      .sort((a, b) => a.decided_at.localeCompare(b.decided_at))
      .map(({ entry_key: key, decision }) => [key, decision] as const),
  );
  return new Set([...newest].flatMap(([key, decision]) => (decision === 'false_positive' ? [key] : [])));
}

/** How sure a hit is, by its score from 0 to 1; below 0.7 nothing is shown. */
const HIT_BANDS = ['strong', 'probable', 'possible'] as const;
export type HitBand = (typeof HIT_BANDS)[number];

export const hitBand = (score: number): HitBand => (score >= 0.9 ? 'strong' : score >= 0.8 ? 'probable' : 'possible');

/** Shareholders as typed, without the empty entries (reference 10.2) and repetitions. */
export const screeningShareholders = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(singleLine).filter((name) => name !== '')),
];

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
