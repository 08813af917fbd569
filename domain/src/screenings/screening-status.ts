export const SCREENING_STATUSES = ['in_progress', 'match', 'no_match', 'failed'] as const;
export type ScreeningStatus = (typeof SCREENING_STATUSES)[number];

/**
 * Parts of `match`: undecided if any hit is undecided, otherwise proposed if any hit waits for a second person,
 * otherwise settled. Each supplier with a match is in exactly one part.
 */
export const MATCH_PARTS = ['match_undecided', 'match_proposed', 'match_settled'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

export const SCREEN_STATUS_FILTERS = [...SCREENING_STATUSES, ...MATCH_PARTS, 'none'] as const;
export type ScreenStatusFilter = (typeof SCREEN_STATUS_FILTERS)[number];

/**
 * Review of a result. `undecided`, `proposed` (waits for a second person) and `confirmed`: at least one hit has this
 * state. `not_comparable`: there are no hits, but a party could not be compared. Several values may apply at once.
 */
export const SCREENING_REVIEWS = ['undecided', 'proposed', 'confirmed', 'not_comparable'] as const;
export type ScreeningReview = (typeof SCREENING_REVIEWS)[number];

export const NEW_HITS_FILTERS = ['yes', 'no'] as const;
export type NewHitsFilter = (typeof NEW_HITS_FILTERS)[number];

/**
 * Returns the displayed status. A screening without data is in progress, unless it failed. The database function
 * `shown_screening_status()` must repeat this rule, because lists filter by the column that it fills.
 */
export const shownScreeningStatus = (status: ScreeningStatus, hasData: boolean): ScreeningStatus =>
  status !== 'failed' && !hasData ? 'in_progress' : status;

export const isScreened = (status: ScreeningStatus | null | undefined): boolean =>
  status === 'match' || status === 'no_match';
