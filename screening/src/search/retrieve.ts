import type { NumberLists } from '../index/index-data';
import { valuesOf } from '../index/key-table';
import {
  BUCKETS,
  type Expansion,
  GAIN,
  NUMBERS,
  type ScreeningIndex,
  type SearchMarks,
  TURN,
  WEIGHT,
} from '../index/screening-index';
import { findToken } from '../index/token-table';
import { CONTENT_WEIGHT, type WeighedName } from '../names/weighed-name';
import { CONTAINED_ESTIMATE, ContainedRows } from './contained-rows';

export interface Candidate {
  row: number;
  estimate: number;
}

export const MAX_CANDIDATES = 300;
const MIN_COVERED = 0.3;
/**
 * A token with more index entries (postings) than this maximum adds no new rows to the candidates, unless it matches
 * the heaviest word of the name; it only adds to the scores of rows that other tokens have found.
 */
const MAX_POSTINGS = 60_000;
/** Cost of scanning the words of one row, measured in postings. */
const SCAN_COST = 32;
const JOINED_SIMILARITY = 0.98;

const neighboursOf = (tokens: readonly string[], place: number): string[] => {
  const [own = '', next, third] = tokens.slice(place, place + 3);
  if (next === undefined) return [];
  return third === undefined ? [own + next] : [own + next, own + next + third];
};

/**
 * Factor for the weight of words that only the screened name has; `BEYOND` is the factor for words that only the
 * indexed name has. Both kinds of words lower the estimated score.
 */
const LOST = 0.65;
const BEYOND = 0.32;
const ROUNDING = 1e-4;
const NONE = -1;

interface Wanted {
  groups: number;
  least?: number;
  most?: number;
}

class Gathering {
  count = 0;
  private readonly marks: SearchMarks;
  private readonly rowGroups: Uint8Array;
  private readonly postings: NumberLists;
  private readonly rows: NumberLists;
  constructor(
    { data, marks }: ScreeningIndex,
    private readonly total: number,
    private readonly contained: ContainedRows,
    private readonly groups: number,
    private floor: number,
    private readonly most: number,
  ) {
    this.marks = marks;
    this.rowGroups = data.rowGroups;
    this.postings = data.postings;
    this.rows = data.rows;
  }

  /**
   * Adds a new row with its amount if the row's weight is at most `maxWeight`. If a turn adds the same row several
   * times, the largest amount counts. Does not change rows that earlier turns have added.
   */
  takeUp(row: number, amount: number, turn: number, maxWeight: number): void {
    const { noted, numbers } = this.marks;
    const at = row * NUMBERS;
    if (((noted[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0) {
      if (numbers[at + TURN] !== turn || amount <= (numbers[at + GAIN] ?? 0)) return;
    } else {
      if (((this.rowGroups[row] ?? 0) & this.groups) === 0 || (numbers[at + WEIGHT] ?? 0) > maxWeight) return;
      noted[row >>> 5] = (noted[row >>> 5] ?? 0) | (1 << (row & 31));
      this.marks.rows[this.count] = row;
      this.count += 1;
    }
    numbers[at] = amount;
    numbers[at + TURN] = turn;
    numbers[at + GAIN] = amount;
  }

  add(row: number, amount: number, turn: number): void {
    const { noted, numbers } = this.marks;
    if (((noted[row >>> 5] ?? 0) & (1 << (row & 31))) === 0) return;
    const at = row * NUMBERS;
    const before = numbers[at + TURN] === turn ? (numbers[at + GAIN] ?? 0) : 0;
    if (amount <= before) return;
    numbers[at] = (numbers[at] ?? 0) + amount - before;
    numbers[at + TURN] = turn;
    numbers[at + GAIN] = amount;
  }

  takeUpAll(token: number, amount: number, turn: number, maxWeight: number): void {
    const { starts, values } = this.postings;
    const end = starts[token + 1] ?? 0;
    for (let at = starts[token] ?? 0; at < end; at += 1) this.takeUp(values[at] ?? 0, amount, turn, maxWeight);
  }

  addAll(token: number, amount: number, turn: number): void {
    const { starts, values } = this.postings;
    const [start, end] = [starts[token] ?? 0, starts[token + 1] ?? 0];
    if (end - start > this.count * SCAN_COST) this.addNoted(token, amount, turn);
    else for (let at = start; at < end; at += 1) this.add(values[at] ?? 0, amount, turn);
  }

  /**
   * Adds the amount of a frequent token like `addAll`, but scans the words of the rows found so far, because these
   * words are fewer than the index entries (postings) of the token.
   */
  private addNoted(token: number, amount: number, turn: number): void {
    const { starts, values } = this.rows;
    for (let place = 0; place < this.count; place += 1) {
      const row = this.marks.rows[place] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        if (values[at] !== token) continue;
        this.add(row, amount, turn);
        break;
      }
    }
  }

  /**
   * Returns the maximum weight of an indexed name with this score whose estimate can still reach `floor`, the minimum
   * estimate; negative if no name can reach it.
   */
  maxWeight(score: number): number {
    const most = Math.min(this.total, score + ROUNDING);
    const contained = this.floor <= CONTAINED_ESTIMATE ? this.contained.maxWeight(most) : NONE;
    if (most < MIN_COVERED * this.total) return contained;
    if (this.floor <= 0) return Infinity;
    const room = most / this.floor - most - LOST * (this.total - most);
    return room < 0 ? contained : Math.max(contained, most + room / BEYOND + ROUNDING);
  }

  /**
   * Estimates the score of a row from the amounts added so far; negative if the matched words cover too little of the
   * name.
   */
  private estimateOf(row: number): number {
    const { numbers } = this.marks;
    const at = row * NUMBERS;
    const score = Math.min(this.total, numbers[at] ?? 0);
    const least = this.contained.has(row, score) ? CONTAINED_ESTIMATE : -1;
    if (score < MIN_COVERED * this.total) return least;
    const beyond = Math.max(0, (numbers[at + WEIGHT] ?? 0) - score);
    return Math.max(least, score / (score + LOST * (this.total - score) + BEYOND * beyond));
  }

  /**
   * Raises the minimum estimate if the requested number of rows has already reached a higher estimate. Further tokens
   * cannot lower the estimates of these rows.
   */
  raiseFloor(): void {
    if (this.count < this.most) return;
    this.estimate();
  }

  private estimate(): void {
    const { marks } = this;
    const { counts } = marks;
    counts.fill(0);
    for (let place = 0; place < this.count; place += 1) {
      const bucket = Math.floor(Math.max(0, this.estimateOf(marks.rows[place] ?? 0)) * BUCKETS);
      marks.estimates[place] = bucket;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    let cut = BUCKETS;
    for (let sum = counts[cut] ?? 0; cut > 0 && sum < this.most; ) {
      cut -= 1;
      sum += counts[cut] ?? 0;
    }
    this.floor = Math.max(this.floor, cut / BUCKETS);
  }

  finish(): Candidate[] {
    const { marks } = this;
    this.estimate();
    const cut = Math.floor(this.floor * BUCKETS);
    const found: Candidate[] = [];
    for (let place = 0; place < this.count; place += 1) {
      const row = marks.rows[place] ?? 0;
      marks.noted[row >>> 5] = 0;
      if ((marks.estimates[place] ?? 0) < cut) continue;
      const estimate = this.estimateOf(row);
      if (estimate >= this.floor) found.push({ row, estimate });
    }
    return found.sort((a, b) => b.estimate - a.estimate || a.row - b.row).slice(0, this.most);
  }
}

/**
 * Matches across word boundaries: rows that write a word of the name as several words, and tokens that join adjacent
 * words of the name.
 */
interface Joined {
  rows: { place: number; rows: Int32Array; amount: number }[];
  tokens: { place: number; token: number; amount: number }[];
  whole: Int32Array;
}

function joinedOf({ data }: ScreeningIndex, { tokens, weights }: WeighedName): Joined {
  const found: Joined = { rows: [], tokens: [], whole: valuesOf(data.joined, tokens.join('')) };
  tokens.forEach((text, place) => {
    const weight = weights[place] ?? 0;
    if (text.length > 4) {
      found.rows.push({ place, rows: valuesOf(data.joined, text), amount: weight * JOINED_SIMILARITY });
    }
    neighboursOf(tokens, place).forEach((joined, extra) => {
      const token = findToken(data.vocabulary, joined);
      if (token < 0) return;
      const both = weight + (weights[place + 1] ?? 0) + (extra > 0 ? (weights[place + 2] ?? 0) : 0);
      found.tokens.push({ place, token, amount: both * JOINED_SIMILARITY });
    });
  });
  return found;
}

/**
 * Adds the matches of each token to the rows. Rare tokens with a high weight come first, so that frequent tokens can
 * skip most of their rows as too unlikely.
 */
function gather(
  index: ScreeningIndex,
  query: WeighedName,
  expansions: readonly Expansion[],
  gathering: Gathering,
): void {
  const { starts } = index.data.postings;
  const lengthOf = (token: number): number => (starts[token + 1] ?? 0) - (starts[token] ?? 0);
  const places = query.weights.map((weight, place) => {
    const { tokens = [], similarities = [] } = expansions[place] ?? {};
    const rows = tokens.reduce((sum, token) => sum + lengthOf(token), 0);
    return { place, weight, tokens, similarities, rows };
  });
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = query.weights.indexOf(Math.max(...query.weights));
  const joined = joinedOf(index, query);
  // Add rows with joined words before the weight limits apply, because the limits do not take joined words into
  // account.
  for (const { rows } of joined.rows) for (const row of rows) gathering.takeUp(row, 0, 0, Infinity);
  for (const { token } of joined.tokens) gathering.takeUpAll(token, 0, 0, Infinity);
  for (const row of joined.whole) gathering.takeUp(row, 0, 0, Infinity);
  let turn = 0;
  let rest = total;
  places.sort((a, b) => a.rows / a.weight - b.rows / b.weight || a.place - b.place);
  for (const { place, weight, tokens, similarities, rows } of places) {
    turn += 1;
    rest -= weight;
    tokens.forEach((token, at) => gathering.addAll(token, weight * (similarities[at] ?? 0), turn));
    for (const each of joined.rows) {
      if (each.place === place) for (const row of each.rows) gathering.add(row, each.amount, turn);
    }
    for (const each of joined.tokens) if (each.place === place) gathering.addAll(each.token, each.amount, turn);
    if (weight <= CONTENT_WEIGHT && place !== heaviest) continue;
    if (gathering.maxWeight(weight + rest) < 0) continue;
    if (rows > gathering.count) gathering.raiseFloor();
    turn += 1;
    tokens.forEach((token, at) => {
      const amount = weight * (similarities[at] ?? 0);
      const maxWeight = gathering.maxWeight(amount + rest);
      const isAllowed = maxWeight >= 0 && (place === heaviest || lengthOf(token) <= MAX_POSTINGS);
      if (isAllowed) gathering.takeUpAll(token, amount, turn, maxWeight);
    });
  }
  for (const row of joined.whole) gathering.add(row, total * JOINED_SIMILARITY, turn + 1);
}

/**
 * Returns the most likely rows of the given groups, by descending estimate. Another spelling of a token counts in
 * proportion to its similarity.
 */
export function retrieve(
  index: ScreeningIndex,
  query: WeighedName,
  expansions: readonly Expansion[],
  { groups, least = 0, most = MAX_CANDIDATES }: Wanted,
): Candidate[] {
  const total = query.weights.reduce((sum, weight) => sum + weight, 0);
  const contained = new ContainedRows(index, query, expansions);
  const gathering = new Gathering(index, total, contained, groups, least, most);
  gather(index, query, expansions, gathering);
  return gathering.finish();
}
