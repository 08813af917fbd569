/** States of a screening (reference 10.1); no screening at all is none of them. */
export const SCREENING_STATUSES = ['in_progress', 'match', 'no_match', 'failed'] as const;
export type ScreeningStatus = (typeof SCREENING_STATUSES)[number];

/** Values of the screen status filter: the states of the newest screening, and not screened. */
export const SCREEN_STATUS_FILTERS = [...SCREENING_STATUSES, 'none'] as const;
export type ScreenStatusFilter = (typeof SCREEN_STATUS_FILTERS)[number];

/**
 * How far the review of a result is: some hit is undecided, waits for a second person, is confirmed; or a party of a
 * result without hits could not be compared. Several may hold at once.
 */
export const SCREENING_REVIEWS = ['undecided', 'proposed', 'confirmed', 'not_comparable'] as const;
export type ScreeningReview = (typeof SCREENING_REVIEWS)[number];

/** Values of the filter by what monitoring has found: something new, or nothing. */
export const NEW_HITS_FILTERS = ['yes', 'no'] as const;
export type NewHitsFilter = (typeof NEW_HITS_FILTERS)[number];

/**
 * The status that people see: a screening that has no data counts as in progress, unless it failed. The database's
 * `shown_screening_status()` is the same rule, for the column that lists filter by.
 */
export const shownScreeningStatus = (status: ScreeningStatus, hasData: boolean): ScreeningStatus =>
  status !== 'failed' && !hasData ? 'in_progress' : status;

/** Whether the screening has come to a result. */
export const isScreened = (status: ScreeningStatus | null | undefined): boolean =>
  status === 'match' || status === 'no_match';
