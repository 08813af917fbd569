import { FIGURE, GENERIC } from './parse-name';
import { MIN_SIMILARITY } from './token-similarity';
import { CONTENT_WEIGHT, type WeighedName } from './weighed-name';

/** Tokens of both names that were taken for each other, by their places. */
export interface TokenPair {
  query: readonly number[];
  listed: readonly number[];
  queryText: string;
  listedText: string;
  similarity: number;
  /** The mean of both sides' weights. */
  weight: number;
  /** Whether it says who is meant: more than particles, initials, legal forms and what many companies are called. */
  isSpecific: boolean;
}

export interface Alignment {
  pairs: readonly TokenPair[];
  restQuery: readonly number[];
  restListed: readonly number[];
}

const JOINED_SIMILARITY = 0.98;
const MAX_JOINED = 3;

const textOf = (name: WeighedName, places: readonly number[]): string =>
  places.map((place) => name.tokens[place]).join('');
const weightOf = (name: WeighedName, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (name.weights[place] ?? 0), 0);

const isSpecific = (name: WeighedName, places: readonly number[]): boolean =>
  weightOf(name, places) > CONTENT_WEIGHT &&
  places.some((place) => ((name.flags[place] ?? 0) & (GENERIC | FIGURE)) === 0);

function pairOf(
  query: WeighedName,
  listed: WeighedName,
  places: { query: readonly number[]; listed: readonly number[] },
  similarity: number,
): TokenPair {
  const [queryWeight, listedWeight] = [weightOf(query, places.query), weightOf(listed, places.listed)];
  return {
    ...places,
    queryText: textOf(query, places.query),
    listedText: textOf(listed, places.listed),
    similarity,
    weight: (queryWeight + listedWeight) / 2,
    isSpecific: isSpecific(query, places.query) && isSpecific(listed, places.listed),
  };
}

/** Neighbouring tokens of `apart` that together are one token of `whole`, as [first, length, place in whole]. */
function joins(apart: WeighedName, whole: WeighedName): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let place = 0; place < whole.tokens.length; place += 1) {
    const word = whole.tokens[place] ?? '';
    if (word.length < 4) continue;
    for (let first = 0; first + 1 < apart.tokens.length; first += 1) {
      const beginning = apart.tokens[first] ?? '';
      if (beginning.length >= word.length || !word.startsWith(beginning)) continue;
      let text = beginning;
      for (let length = 2; length <= MAX_JOINED && first + length <= apart.tokens.length; length += 1) {
        text += apart.tokens[first + length - 1] ?? '';
        if (text === word) found.push([first, length, place]);
        if (text.length >= word.length) break;
      }
    }
  }
  return found;
}

const run = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);

/** Takes the tokens of two names for each other, the weightiest and most alike first; each is used once. */
export function alignTokens(
  query: WeighedName,
  listed: WeighedName,
  similarity: (queryIndex: number, listedIndex: number) => number,
): Alignment {
  const possible: TokenPair[] = [];
  for (let i = 0; i < query.tokens.length; i += 1) {
    for (let j = 0; j < listed.tokens.length; j += 1) {
      const alike = similarity(i, j);
      if (alike >= MIN_SIMILARITY) possible.push(pairOf(query, listed, { query: [i], listed: [j] }, alike));
    }
  }
  for (const [first, length, place] of joins(query, listed)) {
    possible.push(pairOf(query, listed, { query: run(first, length), listed: [place] }, JOINED_SIMILARITY));
  }
  for (const [first, length, place] of joins(listed, query)) {
    possible.push(pairOf(query, listed, { query: [place], listed: run(first, length) }, JOINED_SIMILARITY));
  }
  possible.sort(
    (a, b) =>
      b.similarity * b.weight - a.similarity * a.weight ||
      (a.query[0] ?? 0) - (b.query[0] ?? 0) ||
      (a.listed[0] ?? 0) - (b.listed[0] ?? 0),
  );
  let usedQuery = 0;
  let usedListed = 0;
  const pairs: TokenPair[] = [];
  for (const pair of possible) {
    const queryBits = pair.query.reduce((bits, place) => bits | (1 << place), 0);
    const listedBits = pair.listed.reduce((bits, place) => bits | (1 << place), 0);
    if ((usedQuery & queryBits) !== 0 || (usedListed & listedBits) !== 0) continue;
    usedQuery |= queryBits;
    usedListed |= listedBits;
    pairs.push(pair);
  }
  const rest = (name: WeighedName, used: number): number[] =>
    [...name.tokens.keys()].filter((place) => (used & (1 << place)) === 0);
  return { pairs, restQuery: rest(query, usedQuery), restListed: rest(listed, usedListed) };
}
