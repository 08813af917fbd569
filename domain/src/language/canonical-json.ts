export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * Serializes a value so that equal values give equal text: sorts members by the code units of their names, writes no
 * white space, and writes numbers and strings as `JSON.stringify` does. The result follows RFC 8785 for the values of a
 * report. Throws TypeError for NaN and infinity.
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
