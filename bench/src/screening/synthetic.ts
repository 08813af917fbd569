import type { ListedEntry } from '@homologa/screening/index/index-builder';

/** Returns a function that returns deterministic random numbers from 0 to 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = 'aeioubcdfglmnprst'.split('');
const MUTATED = 0.2;

/**
 * Yields `count` entries: real entries first, then entries generated from their words. Half of the generated entries
 * have a second name; each has the countries of a real entry.
 */
export function* enlarged(entries: readonly ListedEntry[], count: number): Generator<ListedEntry> {
  yield* entries.slice(0, count);
  const next = numbers(7);
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  const places = entries.flatMap(({ entry }) => (entry.countries.length > 0 ? [entry.countries] : []));
  // Countries use a separate random sequence, so that the generated names stay the same as in earlier runs.
  const nextPlace = numbers(8);
  const words = (schema: string): string[] =>
    entries
      .filter(({ entry }) => entry.schema === schema)
      .flatMap(({ entry }) => entry.names.flatMap(({ value }) => value.split(/[\s,]+/)))
      .filter((word) => word !== '');
  const wordsOf = { person: words('person'), organisation: words('organisation') };
  const word = (of: readonly string[]): string => {
    const chosen = pick(of) ?? '';
    if (next() > MUTATED) return chosen;
    const at = Math.floor(next() * chosen.length);
    return chosen.slice(0, at) + (pick(LETTERS) ?? '') + chosen.slice(at + 1) + (pick(LETTERS) ?? '');
  };
  for (let made = entries.length; made < count; made += 1) {
    const schema = next() < 0.6 ? 'person' : 'organisation';
    const name = () => Array.from({ length: 2 + Math.floor(next() * 3) }, () => word(wordsOf[schema])).join(' ');
    yield {
      list: 'synthetic',
      entry: {
        sourceId: `s${made}`,
        schema,
        names: [
          { value: name(), kind: 'primary' },
          ...(next() < 0.5 ? [{ value: name(), kind: 'alias' as const }] : []),
        ],
        countries: places[Math.floor(nextPlace() * places.length)] ?? [],
        birthDates: next() < 0.5 ? [String(1940 + Math.floor(next() * 60))] : [],
        identifiers: [],
        programmes: [],
        topics: ['pep'],
      },
    };
  }
}
