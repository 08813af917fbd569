/** Digits of a SHA-256 that a document prints on each page, and that its public page asks for at least. */
export const SHORT_HASH_LENGTH = 16;

export const shortHash = (sha256: string): string => sha256.slice(0, SHORT_HASH_LENGTH);
