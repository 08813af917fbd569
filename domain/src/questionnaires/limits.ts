export const MIN_OPTIONS = 2;

export const MAX_QUESTIONS = 500;

/** Options of one question. */
export const MAX_OPTIONS = 200;
