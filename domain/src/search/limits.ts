/** Maximum number of results per kind in the global search. */
export const SEARCH_RESULTS_MAX = 6;
/** Minimum length of a term in the staff's search over all companies: shorter terms would match nearly everything. */
export const SEARCH_TERM_MIN = 3;
export const SEARCH_TERM_MAX = 200;
