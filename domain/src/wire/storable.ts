import { DomainError } from '../errors/domain-error';

/** PostgreSQL cannot store NUL or lone surrogates in text. */
const NUL = '\u0000';
const LONE_SURROGATE = /\p{Cs}/gu;
/** Maximum nesting depth of a JSON value, far above the depth of any request of the API. */
const MAX_DEPTH = 50;

const storableText = (text: string): string => text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\ufffd');

/**
 * Removes or replaces characters that PostgreSQL cannot store in all texts of a JSON value, keys included; applied to
 * all request data. Throws `malformed_request` if the value is nested too deep.
 */
export const storableJson = (value: unknown): unknown => mapped(value, 0);

function mapped(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new DomainError('malformed_request');
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), mapped(entry, depth + 1)]));
}

/**
 * Checks a JSON value whose sender has signed its bytes, so that changed texts would not be what was signed. Throws
 * `malformed_request` for a text that PostgreSQL cannot store, keys included, or a value nested too deep.
 */
export function requireStorableJson(value: unknown, depth = 0): void {
  if (typeof value === 'string' && storableText(value) !== value) throw new DomainError('malformed_request');
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new DomainError('malformed_request');
  for (const [key, entry] of Object.entries(value)) {
    requireStorableJson(key);
    requireStorableJson(entry, depth + 1);
  }
}
