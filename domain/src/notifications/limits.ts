/** Notifications that one digest lists at most; the others are counted. */
export const DIGEST_MAX_LINES = 50;

/** Milliseconds for which notifications are kept. */
export const NOTIFICATION_RETENTION = 180 * 24 * 60 * 60 * 1000;
