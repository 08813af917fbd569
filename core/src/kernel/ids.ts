import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new entity id: UUIDv7, so that ids sort by age (reference 12.1). */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that can be an id; anything else in a path is an unknown object, not a bad request. */
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

interface Secret {
  /** What its holder gets: 256 random bits, URL-safe. */
  token: string;
  /** What is kept: SHA-256, hex. */
  hash: string;
}

/** A bearer secret for a session, a link or a password reset. */
export function newSecret(): Secret {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** SHA-256 of a secret, hex. Enough for 256 random bits; passwords go through argon2 instead. */
export const hashSecret = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Six digits, as mailed to confirm an address. */
export const newSixDigitCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');
