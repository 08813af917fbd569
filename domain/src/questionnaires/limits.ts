/** Minimum number of options of a radio or checkbox question; the first ones cannot be removed (reference 6.2). */
export const MIN_OPTIONS = 2;
