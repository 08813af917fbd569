/** Radio and checkbox questions need so many options, and the first ones cannot be removed (section 2). */
export const MIN_OPTIONS = 2;
