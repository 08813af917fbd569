const DAY_MS = 86_400_000;
/**
 * Days until an access request is due. This is the strictest deadline of all countries, which requires a full answer
 * within 15 days (LGPD art. 19).
 */
const TERM_DAYS = 15;

export const accessDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + TERM_DAYS * DAY_MS);
