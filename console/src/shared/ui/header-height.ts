/** Pixels that the header takes at the top of the window, its line included. */
export const HEADER_HEIGHT = 57;

/** Where the page begins below the header and the banners above it. */
export const BELOW_HEADER = `calc(${HEADER_HEIGHT}px + var(--banner-height, 0px))`;
