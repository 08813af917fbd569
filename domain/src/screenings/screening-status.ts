export const SCREENING_STATUSES = ['in_progress', 'match', 'no_match', 'failed'] as const;
export type ScreeningStatus = (typeof SCREENING_STATUSES)[number];

/** Parts of `match` by the least settled hit, as in the queue of hits; a supplier belongs to exactly one. */
export const MATCH_PARTS = ['match_undecided', 'match_proposed', 'match_settled'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

export const SCREEN_STATUS_FILTERS = [...SCREENING_STATUSES, ...MATCH_PARTS, 'none'] as const;
export type ScreenStatusFilter = (typeof SCREEN_STATUS_FILTERS)[number];

/**
 * Progress of the review of a result: some hits are undecided, wait for a second person, or are confirmed; or a party
 * of a result without hits could not be compared. Several may apply at once.
 */
export const SCREENING_REVIEWS = ['undecided', 'proposed', 'confirmed', 'not_comparable'] as const;
export type ScreeningReview = (typeof SCREENING_REVIEWS)[number];

export const NEW_HITS_FILTERS = ['yes', 'no'] as const;
export type NewHitsFilter = (typeof NEW_HITS_FILTERS)[number];

/**
 * Displayed status: a screening without data is in progress unless it failed. The database function
 * `shown_screening_status()` repeats this rule for the column that lists filter by.
 */
export const shownScreeningStatus = (status: ScreeningStatus, hasData: boolean): ScreeningStatus =>
  status !== 'failed' && !hasData ? 'in_progress' : status;

export const isScreened = (status: ScreeningStatus | null | undefined): boolean =>
  status === 'match' || status === 'no_match';
