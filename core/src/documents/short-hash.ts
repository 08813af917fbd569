export const SHORT_HASH_LENGTH = 16;

export const shortHash = (sha256: string): string => sha256.slice(0, SHORT_HASH_LENGTH);
