import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isUuid } from '@homologa/domain/identity/is-uuid';
import { v7 } from 'uuid';

/** UUIDv7: ids sort by creation time. */
export const newId = (): string => v7();

/**
 * Returns true for a UUID. A path segment of any other form is treated like the id of an unknown object, not as a bad
 * request.
 */
export const isId = (text: unknown): text is string => typeof text === 'string' && isUuid(text);

interface Secret {
  /** Secret of 256 random bits, encoded as base64url. */
  token: string;
  /** SHA-256 hash of the token in hex; only this hash is stored. */
  hash: string;
}

export function newSecret(): Secret {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Returns the SHA-256 hash in hex, which is sufficient for secrets of 256 random bits. Passwords use argon2. */
export const hashSecret = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSixDigitCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');
