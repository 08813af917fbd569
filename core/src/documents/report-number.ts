import { createHash } from 'node:crypto';

/** Alphabet of Crockford's Base32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTER_MASK = 31;
const LENGTH = 12;

/** `HR` for reports on a request, `HC` for compliance reports. */
type NumberPrefix = 'HR' | 'HC';

/**
 * Returns the number of a report, e.g. `HR-7K3M-92QX-4T8B`, shared by all its versions. The number is derived from the
 * id of the request or screening, so it is known before the report exists and does not reveal how many reports there
 * are.
 */
export function numberOf(prefix: NumberPrefix, id: string): string {
  const digest = createHash('sha256').update(id).digest();
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte & LETTER_MASK]).join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
