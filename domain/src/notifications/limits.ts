export const DIGEST_MAX_LINES = 50;

/** Milliseconds. */
export const NOTIFICATION_RETENTION = 180 * 24 * 60 * 60 * 1000;
