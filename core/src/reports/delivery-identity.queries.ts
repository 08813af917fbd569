import { createHash } from 'node:crypto';
import { canonicalJson } from '@homologa/domain/reports/canonical-json';
import type { DeliveryData } from '@homologa/domain/reports/delivery-data';

/** Crockford's Base32: no letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTER_MASK = 31;
const LENGTH = 12;

/**
 * Number of a request's report, e.g. `HR-7K3M-92QX-4T8B`, shared by all its versions. Derived from the request's id:
 * known before the delivery, and does not reveal how many reports exist.
 */
export function reportNumberOf(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte & LETTER_MASK]).join('');
  return `HR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export const deliveryHashOf = (data: DeliveryData): string =>
  createHash('sha256').update(canonicalJson(data)).digest('hex');
