/** What PostgreSQL's jsonb cannot hold: NUL and halves of surrogate pairs. */
const NUL = '\u0000';
const LONE_SURROGATE = /\p{Cs}/gu;

/** Text as it can be stored: what is no character becomes the replacement character, NUL goes. */
export const storableText = (text: string): string => text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\ufffd');

/** The same for every text within a JSON value, keys included. */
export function storableJson<T>(value: T): T {
  return mapped(value) as T;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), mapped(entry)]));
}
