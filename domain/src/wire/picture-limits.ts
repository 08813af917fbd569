/**
 * Maximum number of pixels of an image; larger images are not decoded. The largest phone cameras have about 50 million
 * pixels.
 */
export const PICTURE_MAX_PIXELS = 100_000_000;
export const PICTURE_SECONDS = 10;
/** Maximum number of images that the server encodes per user and window. */
export const PICTURES_PER_PERSON = 60;
export const PICTURES_WINDOW_SECONDS = 10 * 60;
