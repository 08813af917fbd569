/** Most pixels of a picture that is decoded; the largest telephones make about 50 million. */
export const PICTURE_MAX_PIXELS = 100_000_000;
/** Seconds after which decoding and encoding a picture is given up. */
export const PICTURE_SECONDS = 10;
/** Pictures that one person may have encoded in that time. */
export const PICTURES_PER_PERSON = 60;
export const PICTURES_WINDOW_SECONDS = 10 * 60;
