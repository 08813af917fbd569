/** Height of the header with its border, in pixels. */
export const HEADER_HEIGHT = 57;

/** Bottom edge of the header and of the banners above it. */
export const BELOW_HEADER = `calc(${HEADER_HEIGHT}px + var(--banner-height, 0px))`;
