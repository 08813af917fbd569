import { FIGURE, GENERIC } from '../names/parse-name';
import { CONTENT_WEIGHT, type WeighedName } from '../names/weighed-name';
import { MIN_SIMILARITY } from './token-similarity';

export interface TokenPair {
  query: readonly number[];
  listed: readonly number[];
  queryText: string;
  listedText: string;
  similarity: number;
  weight: number;
  isSpecific: boolean;
}

export interface Alignment {
  pairs: readonly TokenPair[];
  restQuery: readonly number[];
  restListed: readonly number[];
}

const JOINED_SIMILARITY = 0.98;
const MAX_JOINED = 3;

const textOf = ({ tokens }: WeighedName, places: readonly number[]): string =>
  places.length === 1 ? (tokens[places[0] ?? 0] ?? '') : places.map((place) => tokens[place]).join('');
function weightOf({ weights }: WeighedName, first: number, count: number): number {
  let sum = 0;
  for (let place = first; place < first + count; place += 1) sum += weights[place] ?? 0;
  return sum;
}

const isSpecific = (name: WeighedName, places: readonly number[]): boolean =>
  weightOf(name, places[0] ?? 0, places.length) > CONTENT_WEIGHT &&
  places.some((place) => ((name.flags[place] ?? 0) & (GENERIC | FIGURE)) === 0);

interface Possible {
  query: number;
  queryCount: number;
  listed: number;
  listedCount: number;
  similarity: number;
  weight: number;
}

function possibleOf(
  names: { query: WeighedName; listed: WeighedName },
  query: readonly [first: number, count: number],
  listed: readonly [first: number, count: number],
  similarity: number,
): Possible {
  const weight = (weightOf(names.query, query[0], query[1]) + weightOf(names.listed, listed[0], listed[1])) / 2;
  return { query: query[0], queryCount: query[1], listed: listed[0], listedCount: listed[1], similarity, weight };
}

function pairOf(query: WeighedName, listed: WeighedName, possible: Possible): TokenPair {
  const ofQuery = run(possible.query, possible.queryCount);
  const ofListed = run(possible.listed, possible.listedCount);
  return {
    query: ofQuery,
    listed: ofListed,
    queryText: textOf(query, ofQuery),
    listedText: textOf(listed, ofListed),
    similarity: possible.similarity,
    weight: possible.weight,
    isSpecific: isSpecific(query, ofQuery) && isSpecific(listed, ofListed),
  };
}

/**
 * Finds runs of adjacent tokens of `apart` whose concatenation is a single token of `whole`. Returns each run as [index
 * of its first token, number of tokens, index in `whole`].
 */
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

const run = (first: number, length: number): number[] =>
  length === 1 ? [first] : Array.from({ length }, (_, index) => first + index);
const bitsOf = (first: number, length: number): number => ((1 << length) - 1) << first;

function restOf({ tokens }: WeighedName, used: number): number[] {
  const rest: number[] = [];
  for (let place = 0; place < tokens.length; place += 1) if ((used & (1 << place)) === 0) rest.push(place);
  return rest;
}

/** Pairs the tokens of two names greedily by weight and similarity; each token is used at most once. */
export function alignTokens(
  query: WeighedName,
  listed: WeighedName,
  similarity: (queryIndex: number, listedIndex: number) => number,
): Alignment {
  const names = { query, listed };
  const possible: Possible[] = [];
  for (let i = 0; i < query.tokens.length; i += 1) {
    for (let j = 0; j < listed.tokens.length; j += 1) {
      const alike = similarity(i, j);
      if (alike >= MIN_SIMILARITY) possible.push(possibleOf(names, [i, 1], [j, 1], alike));
    }
  }
  for (const [first, length, place] of joins(query, listed)) {
    possible.push(possibleOf(names, [first, length], [place, 1], JOINED_SIMILARITY));
  }
  for (const [first, length, place] of joins(listed, query)) {
    possible.push(possibleOf(names, [place, 1], [first, length], JOINED_SIMILARITY));
  }
  if (possible.length > 1) {
    possible.sort(
      (a, b) => b.similarity * b.weight - a.similarity * a.weight || a.query - b.query || a.listed - b.listed,
    );
  }
  let usedQuery = 0;
  let usedListed = 0;
  const pairs: TokenPair[] = [];
  for (const each of possible) {
    const queryBits = bitsOf(each.query, each.queryCount);
    const listedBits = bitsOf(each.listed, each.listedCount);
    if ((usedQuery & queryBits) !== 0 || (usedListed & listedBits) !== 0) continue;
    usedQuery |= queryBits;
    usedListed |= listedBits;
    pairs.push(pairOf(query, listed, each));
  }
  return { pairs, restQuery: restOf(query, usedQuery), restListed: restOf(listed, usedListed) };
}
