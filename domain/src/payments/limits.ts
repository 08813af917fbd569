/** Files that one upload of proofs may carry. */
export const MAX_PROOFS_AT_ONCE = 10;
