import type { NumberLists } from './index-data';
import { valuesOf } from './key-table';
import type { Expansion, ScreeningIndex, SearchMarks } from './screening-index';
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
export const MIN_COVERED = 0.3;
/** A row with less of the name's weight has no estimate of a half, whatever else it holds. */
export const LIKELY_COVERED = 0.39;
/** Tokens in more rows than this only add to rows that another token has found. */
const MAX_POSTINGS = 60_000;
/** Looking through the words of a row takes so many times as long as the next posting. */
const SCAN_COST = 4;
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

/** A search over the rows: what its tokens have found so far. */
class Gathering {
  /** How many rows were touched: they are the first ones of `marks.touched`. */
  count = 0;
  private readonly marks: SearchMarks;
  private readonly rowGroups: Uint8Array;
  private readonly postings: NumberLists;
  private readonly rows: NumberLists;

  constructor(
    { data, marks }: ScreeningIndex,
    private readonly groups: number,
    /** The first turn of this search: a row whose last one was before is not touched yet. */
    private readonly first: number,
  ) {
    this.marks = marks;
    this.rowGroups = data.rowGroups;
    this.postings = data.postings;
    this.rows = data.rows;
  }

  /** Notes what a token gives a row; of several tokens in one turn the one that gives most counts. */
  gain(row: number, amount: number, turn: number, mayTouch: boolean): void {
    const { marks } = this;
    const last = marks.turn[row] ?? 0;
    if (last < this.first) {
      if (!mayTouch || ((this.rowGroups[row] ?? 0) & this.groups) === 0) return;
      marks.score[row] = amount;
      marks.touched[this.count] = row;
      this.count += 1;
    } else if (last < turn) {
      marks.score[row] = (marks.score[row] ?? 0) + amount;
    } else {
      const before = marks.gain[row] ?? 0;
      if (amount <= before) return;
      marks.score[row] = (marks.score[row] ?? 0) + amount - before;
    }
    marks.turn[row] = turn;
    marks.gain[row] = amount;
  }

  /** The same of all rows that have the token. */
  gainAll(token: number, amount: number, turn: number, mayTouch: boolean): void {
    const { starts, values } = this.postings;
    const [start, end] = [starts[token] ?? 0, starts[token + 1] ?? 0];
    if (!mayTouch && end - start > this.count * SCAN_COST) {
      this.gainTouched(token, amount, turn);
      return;
    }
    for (let at = start; at < end; at += 1) this.gain(values[at] ?? 0, amount, turn, mayTouch);
  }

  /** A frequent token that finds nothing by itself: fewer rows are touched than have it; they are looked through. */
  private gainTouched(token: number, amount: number, turn: number): void {
    const { starts, values } = this.rows;
    for (let place = 0; place < this.count; place += 1) {
      const row = this.marks.touched[place] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        if (values[at] !== token) continue;
        this.gain(row, amount, turn, false);
        break;
      }
    }
  }
}

/**
 * Adds what each token of the name finds to the rows, and gives how many rows were touched. The heaviest tokens come
 * first: a row that none of them has found is not taken up where the rest cannot give it `least` any more.
 */
function gather(
  index: ScreeningIndex,
  query: WeighedName,
  expansions: readonly Expansion[],
  { groups, least }: { groups: number; least: number },
): number {
  const { data, marks, turns } = index;
  const { starts } = data.postings;
  if (turns.last > MAX_TURNS) {
    marks.turn.fill(0);
    turns.last = 0;
  }
  const gathering = new Gathering(index, groups, turns.last + 1);
  const order = [...query.tokens.keys()].sort((a, b) => (query.weights[b] ?? 0) - (query.weights[a] ?? 0) || a - b);
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  let rest = total;
  order.forEach((place, position) => {
    turns.last += 1;
    const turn = turns.last;
    const weight = query.weights[place] ?? 0;
    rest -= weight;
    const needed = least - rest;
    const mayTouch = position === 0 || weight > CONTENT_WEIGHT;
    const { tokens = [], similarities = [] } = expansions[place] ?? {};
    tokens.forEach((token, at) => {
      const length = (starts[token + 1] ?? 0) - (starts[token] ?? 0);
      const amount = weight * (similarities[at] ?? 0);
      const isAllowed = mayTouch && amount >= needed && (position === 0 || length <= MAX_POSTINGS);
      gathering.gainAll(token, amount, turn, isAllowed);
    });
    const text = query.tokens[place] ?? '';
    if (text.length > 4)
      for (const row of valuesOf(data.joined, text)) gathering.gain(row, weight * JOINED_SIMILARITY, turn, true);
    neighboursOf(query.tokens, place).forEach((joined, extra) => {
      const token = findToken(data.vocabulary, joined);
      if (token < 0) return;
      const both = weight + (query.weights[place + 1] ?? 0) + (extra > 0 ? (query.weights[place + 2] ?? 0) : 0);
      gathering.gainAll(token, both * JOINED_SIMILARITY, turn, true);
    });
  });
  turns.last += 1;
  for (const row of valuesOf(data.joined, query.tokens.join('')))
    gathering.gain(row, total * JOINED_SIMILARITY, turns.last, true);
  return gathering.count;
}

/**
 * The rows of the given groups that are most likely to be the name, the likeliest first, of those that have at least
 * the part `covered` of the name's weight. What tokens find through other spellings counts by how alike they are.
 */
export function retrieve(
  index: ScreeningIndex,
  query: WeighedName,
  expansions: readonly Expansion[],
  { groups, covered }: { groups: number; covered: number },
): Candidate[] {
  const { data, marks } = index;
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  const least = covered * total;
  const touched = gather(index, query, expansions, { groups, least });
  const estimateOf = (row: number): number => {
    const score = Math.min(total, marks.score[row] ?? 0);
    if (score < least) return -1;
    const beyond = Math.max(0, (data.rowWeight[row] ?? 0) - score);
    return score / (score + 0.65 * (total - score) + 0.32 * beyond);
  };
  const counts = new Int32Array(BUCKETS + 1);
  for (let place = 0; place < touched; place += 1) {
    const estimate = estimateOf(marks.touched[place] ?? 0);
    if (estimate < 0) continue;
    const bucket = Math.floor(estimate * BUCKETS);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let cut = BUCKETS;
  for (let sum = counts[cut] ?? 0; cut > 0 && sum < MAX_CANDIDATES; ) {
    cut -= 1;
    sum += counts[cut] ?? 0;
  }
  // Estimates are computed twice: keeping those of a hundred thousand rows takes longer.
  const found: Candidate[] = [];
  for (let place = 0; place < touched; place += 1) {
    const row = marks.touched[place] ?? 0;
    const estimate = estimateOf(row);
    if (estimate >= 0 && estimate * BUCKETS >= cut) found.push({ row, estimate });
  }
  return found.sort((a, b) => b.estimate - a.estimate || a.row - b.row).slice(0, MAX_CANDIDATES);
}
