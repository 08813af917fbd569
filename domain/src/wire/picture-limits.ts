/** Larger images are not decoded; the largest phone cameras take about 50 million pixels. */
export const PICTURE_MAX_PIXELS = 100_000_000;
export const PICTURE_SECONDS = 10;
/** Rate limit for encoding images, per user and window. */
export const PICTURES_PER_PERSON = 60;
export const PICTURES_WINDOW_SECONDS = 10 * 60;
