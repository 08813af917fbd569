import { createHash } from 'node:crypto';
import { canonicalJson } from '@homologa/domain/reports/canonical-json';
import type { DeliveryData } from '@homologa/domain/reports/delivery-data';

/** Digits and letters that nobody takes for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTER_MASK = 31;
const LENGTH = 12;

/**
 * The number of a request's report, the same for all of its versions: `HR-7K3M-92QX-4T8B`. It follows from the
 * request's id, so that a document can print it before it is delivered, and tells nothing of how many there are.
 */
export function reportNumberOf(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte & LETTER_MASK]).join('');
  return `HR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** The SHA-256 of a version's data as canonical JSON, in hexadecimal. */
export const deliveryHashOf = (data: DeliveryData): string =>
  createHash('sha256').update(canonicalJson(data)).digest('hex');
