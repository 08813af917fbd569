import { valuesOf } from './key-table';
import type { Expansion, ScreeningIndex } from './screening-index';
import { findToken } from './token-table';
import { CONTENT_WEIGHT, type WeighedName } from './weighed-name';

/** A row that may be the name that is looked for, with what its score is likely to be. */
export interface Candidate {
  row: number;
  estimate: number;
}

/** How many rows are looked at closely. */
const MAX_CANDIDATES = 300;
/** What part of the name's weight a row must have. */
const MIN_COVERED = 0.3;
/** Tokens in more rows than this only add to rows that another token has found. */
const MAX_POSTINGS = 60_000;
const JOINED_SIMILARITY = 0.98;
/** Coarse places by estimate, by which the best are cut off before they are sorted. */
const BUCKETS = 512;
/** Turns are counted in 32 bits. */
const MAX_TURNS = 2_000_000_000;

const neighboursOf = (tokens: readonly string[], place: number): string[] => {
  const next = tokens[place + 1];
  const third = tokens[place + 2];
  const [own = ''] = tokens.slice(place);
  return [
    ...(next === undefined ? [] : [own + next]),
    ...(next === undefined || third === undefined ? [] : [own + next + third]),
  ];
};

/** Adds what each token of the name finds to the rows, and gives the rows that were touched. */
function gather(index: ScreeningIndex, query: WeighedName, expansions: readonly Expansion[], groups: number): number[] {
  const { data, marks, turns } = index;
  const { starts, values } = data.postings;
  if (turns.last > MAX_TURNS) {
    marks.turn.fill(0);
    turns.last = 0;
  }
  const first = turns.last + 1;
  const touched: number[] = [];
  const gain = (row: number, amount: number, turn: number, mayTouch: boolean): void => {
    const last = marks.turn[row] ?? 0;
    if (last < first) {
      if (!mayTouch || ((data.rowGroups[row] ?? 0) & groups) === 0) return;
      marks.score[row] = amount;
      touched.push(row);
    } else if (last < turn) {
      marks.score[row] = (marks.score[row] ?? 0) + amount;
    } else {
      const before = marks.gain[row] ?? 0;
      if (amount <= before) return;
      marks.score[row] = (marks.score[row] ?? 0) + amount - before;
    }
    marks.turn[row] = turn;
    marks.gain[row] = amount;
  };
  const order = [...query.tokens.keys()].sort((a, b) => (query.weights[b] ?? 0) - (query.weights[a] ?? 0) || a - b);
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  order.forEach((place, position) => {
    turns.last += 1;
    const turn = turns.last;
    const weight = query.weights[place] ?? 0;
    const mayTouch = position === 0 || weight > CONTENT_WEIGHT;
    const { tokens = [], similarities = [] } = expansions[place] ?? {};
    tokens.forEach((token, at) => {
      const [start, end] = [starts[token] ?? 0, starts[token + 1] ?? 0];
      const isAllowed = mayTouch && (position === 0 || end - start <= MAX_POSTINGS);
      const amount = weight * (similarities[at] ?? 0);
      for (let posting = start; posting < end; posting += 1) gain(values[posting] ?? 0, amount, turn, isAllowed);
    });
    const text = query.tokens[place] ?? '';
    if (text.length > 4)
      for (const row of valuesOf(data.joined, text)) gain(row, weight * JOINED_SIMILARITY, turn, true);
    neighboursOf(query.tokens, place).forEach((joined, extra) => {
      const token = findToken(data.vocabulary, joined);
      if (token < 0) return;
      const both = weight + (query.weights[place + 1] ?? 0) + (extra > 0 ? (query.weights[place + 2] ?? 0) : 0);
      for (let posting = starts[token] ?? 0; posting < (starts[token + 1] ?? 0); posting += 1) {
        gain(values[posting] ?? 0, both * JOINED_SIMILARITY, turn, true);
      }
    });
  });
  turns.last += 1;
  for (const row of valuesOf(data.joined, query.tokens.join('')))
    gain(row, total * JOINED_SIMILARITY, turns.last, true);
  return touched;
}

/**
 * The rows of the given groups that are most likely to be the name, the likeliest first. What tokens find through
 * other spellings counts by how alike they are.
 */
export function retrieve(
  index: ScreeningIndex,
  query: WeighedName,
  expansions: readonly Expansion[],
  groups: number,
): Candidate[] {
  const { data, marks } = index;
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  const touched = gather(index, query, expansions, groups);
  const counts = new Int32Array(BUCKETS + 1);
  const found: Candidate[] = [];
  for (const row of touched) {
    const score = Math.min(total, marks.score[row] ?? 0);
    if (score < MIN_COVERED * total) continue;
    const beyond = Math.max(0, (data.rowWeight[row] ?? 0) - score);
    const estimate = score / (score + 0.65 * (total - score) + 0.32 * beyond);
    found.push({ row, estimate });
    const bucket = Math.floor(estimate * BUCKETS);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let cut = BUCKETS;
  for (let sum = counts[cut] ?? 0; cut > 0 && sum < MAX_CANDIDATES; ) {
    cut -= 1;
    sum += counts[cut] ?? 0;
  }
  return found
    .filter(({ estimate }) => estimate * BUCKETS >= cut)
    .sort((a, b) => b.estimate - a.estimate || a.row - b.row)
    .slice(0, MAX_CANDIDATES);
}
