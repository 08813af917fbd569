import { DomainError } from '@homologa/domain/errors/domain-error';

/** What PostgreSQL cannot hold, and nobody typed: NUL and halves of surrogate pairs. */
const NUL = '\u0000';
const LONE_SURROGATE = /\p{Cs}/gu;
/** Deeper than any contract goes. */
const MAX_DEPTH = 20;

/**
 * The same value with every text as it can be stored, keys included: NUL goes, what is no character becomes the
 * replacement character. Takes parsed JSON; throws `malformed_request` for what is nested beyond all contracts.
 */
export function storableJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new DomainError('malformed_request');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((entry) => storableJson(entry, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storableText(key), storableJson(entry, depth + 1)]),
  );
}

const storableText = (text: string): string => text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\ufffd');
