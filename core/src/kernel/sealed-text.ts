import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 8;

interface Key {
  id: string;
  secret: Buffer;
}

/**
 * Derives the key of one purpose from a secret of the installation; the id is its public name in the sealed texts. Keys
 * of other purposes come from the same secret and say nothing about this one.
 */
function keyFrom(seed: string, purpose: string): Key {
  const secret = createHmac('sha256', seed).update(purpose).digest();
  return { secret, id: createHmac('sha256', secret).update('id').digest('hex').slice(0, ID_LENGTH) };
}

/**
 * Encrypts a text of a row. `place` names the row: a sealed text that is copied into another row cannot be opened there.
 */
export function sealText(
  [first]: readonly [string, ...string[]],
  purpose: string,
  place: string,
  text: string,
): string {
  const key = keyFrom(first, purpose);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}:${key.id}:${sealed.toString('base64url')}`;
}

/** Returns the text; null if none of the seeds sealed it, or if it was changed or belongs to another row. */
export function openText(seeds: readonly string[], purpose: string, place: string, sealed: string): string | null {
  const [version, id, body = ''] = sealed.split(':');
  const key = seeds.map((seed) => keyFrom(seed, purpose)).find((known) => known.id === id);
  const bytes = Buffer.from(body, 'base64url');
  if (version !== VERSION || !key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** True if the text was sealed under another seed than the first one, so that it should be sealed anew. */
export const isSealedByOther = ([first]: readonly [string, ...string[]], purpose: string, sealed: string): boolean =>
  sealed.split(':')[1] !== keyFrom(first, purpose).id;
