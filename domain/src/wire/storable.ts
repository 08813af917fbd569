import { DomainError } from '../errors/domain-error';

/** What PostgreSQL's text cannot hold: NUL and halves of surrogate pairs. */
const NUL = '\u0000';
const LONE_SURROGATE = /\p{Cs}/gu;
/** Nothing that the contracts describe is nested nearly so deep. */
const MAX_DEPTH = 50;

/** Text as it can be stored: what is no character becomes the replacement character, NUL goes. */
const storableText = (text: string): string => text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\ufffd');

/**
 * A JSON value with every text in it, keys included, as it can be stored: for all that comes over the wire. Throws
 * `malformed_request` for what is nested too deep to be walked.
 */
export const storableJson = (value: unknown): unknown => mapped(value, 0);

function mapped(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new DomainError('malformed_request');
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), mapped(entry, depth + 1)]));
}
