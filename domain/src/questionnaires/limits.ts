export const MIN_OPTIONS = 2;

export const MAX_QUESTIONS = 500;

export const MAX_OPTIONS = 200;

/** Levels of groups in a condition. */
export const MAX_CONDITION_DEPTH = 4;

/** Comparisons in a condition. */
export const MAX_COMPARISONS = 20;
