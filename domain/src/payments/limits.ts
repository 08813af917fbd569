export const MAX_PROOFS_AT_ONCE = 10;

export const PAYMENT_FOLLOW_UP = 7 * 24 * 60 * 60 * 1000;

export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 5_000;

export const STATEMENT_SUGGESTIONS = 5;
