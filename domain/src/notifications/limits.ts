export const DIGEST_MAX_LINES = 50;

/** Milliseconds until a notification is deleted. */
export const NOTIFICATION_RETENTION = 180 * 24 * 60 * 60 * 1000;
