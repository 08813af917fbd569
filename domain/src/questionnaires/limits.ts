export const MIN_OPTIONS = 2;

export const MAX_QUESTIONS = 500;

/** Maximum number of options of a question. */
export const MAX_OPTIONS = 200;
