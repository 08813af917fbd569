/** Radio and checkbox questions need so many options, and the first ones cannot be removed (reference 6.2). */
export const MIN_OPTIONS = 2;
