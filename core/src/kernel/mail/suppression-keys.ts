import { createHash, createHmac } from 'node:crypto';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';

/** Key under which the suppressed addresses of erased persons are hidden, and its public name in their rows. */
interface SuppressionKey {
  id: string;
  secret: Buffer;
}

/** Secrets of the installation, from each of which a key is derived: the first key hides, all are looked for. */
export type Seeds = readonly [string, ...string[]];

const PURPOSE = 'suppressed addresses';
const ID_LENGTH = 8;
export const UNKEYED = 'sha256:';
export const KEYED = 'hmac:';

/**
 * Derives the key from a secret of the installation. Without a key, whoever has the rows could find the address of an
 * erased person by hashing all addresses that are likely.
 */
function keyFrom(seed: string): SuppressionKey {
  const secret = createHmac('sha256', seed).update(PURPOSE).digest();
  return { secret, id: createHmac('sha256', secret).update('id').digest('hex').slice(0, ID_LENGTH) };
}

/** Returns the beginning of each address that was hidden under a key. */
export const keyedPrefix = (seed: string): string => `${KEYED}${keyFrom(seed).id}:`;

export const sha256Of = (address: string): string => createHash('sha256').update(normalizeEmail(address)).digest('hex');

/**
 * Hides an address by an HMAC over its SHA-256 hash, not over the address: so rows from before the key, which have the
 * hash alone, can be keyed.
 */
export function hiddenForm(seed: string, sha256: string): string {
  const { id, secret } = keyFrom(seed);
  return `${KEYED}${id}:${createHmac('sha256', secret).update(sha256).digest('hex')}`;
}

/** Returns the forms in which an erased person's address may be stored, the one to store first. */
export function hiddenForms([first, ...others]: Seeds, address: string): [string, ...string[]] {
  const sha256 = sha256Of(address);
  return [hiddenForm(first, sha256), ...others.map((seed) => hiddenForm(seed, sha256)), `${UNKEYED}${sha256}`];
}
