/** What JSON can hold; members that are undefined are left out. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * A value as JSON that is always the same text for the same value: members in the order of their names' code units,
 * no white space, numbers and texts as `JSON.stringify` writes them (RFC 8785 for what a report holds). Throws
 * TypeError for a number that JSON cannot say.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [{ name, member }]));
  members.sort((a, b) => (a.name < b.name ? -1 : 1));
  return `{${members.map(({ name, member }) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
