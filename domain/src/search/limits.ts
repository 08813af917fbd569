/** Results of one kind that a search over everything answers. */
export const SEARCH_RESULTS_MAX = 6;
/** Shorter terms of staff's search over all companies would find everything. */
export const SEARCH_TERM_MIN = 3;
export const SEARCH_TERM_MAX = 200;
