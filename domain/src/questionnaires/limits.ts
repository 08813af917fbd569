export const MIN_OPTIONS = 2;

export const MAX_QUESTIONS = 500;

export const MAX_OPTIONS = 200;
