/** Files that one upload of proofs may carry. */
export const MAX_PROOFS_AT_ONCE = 10;

/** Milliseconds after which what was asked and has no proof is to be followed up. */
export const PAYMENT_FOLLOW_UP = 7 * 24 * 60 * 60 * 1000;

/** The largest bank statement that is read, in bytes and in lines. */
export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 5_000;

/** Payments that are suggested for one line of a statement, at most. */
export const STATEMENT_SUGGESTIONS = 5;
