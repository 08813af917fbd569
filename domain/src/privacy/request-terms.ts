const DAY_MS = 86_400_000;
/** The strictest deadline of the countries served: a full answer within 15 days (LGPD art. 19). */
const TERM_DAYS = 15;

export const accessDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + TERM_DAYS * DAY_MS);
