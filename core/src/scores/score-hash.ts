import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@homologa/domain/language/canonical-json';

/** Returns the one text of a value, and the text's SHA-256. Parts that JSON does not have, such as undefined, are left out. */
export function hashScorePart(value: unknown): { text: string; sha256: string } {
  const text = canonicalJson(JSON.parse(JSON.stringify(value)) as Json);
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}
