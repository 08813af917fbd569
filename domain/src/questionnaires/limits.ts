export const MIN_OPTIONS = 2;
