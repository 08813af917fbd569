import { lettersOf } from '../token-similarity';
import { GROUPS, type IndexData, type IndexedEntry, unpackEntry } from './index-data';
import { findToken, tokenText } from './token-table';

/** Words like one word, with how alike they are. */
export interface Expansion {
  tokens: readonly number[];
  similarities: readonly number[];
  /** How alike another word is. */
  alikeTo: (word: string) => number;
  /** Similarities of other tokens that were asked for since. */
  known: Map<number, number>;
}

/** What a search notes of rows and words; the next one finds nothing noted. */
export interface SearchMarks {
  /** The rows that were noted, as bits: they are few enough to stay near the processor. */
  noted: Int32Array;
  /** The same rows, in their order, and a coarse estimate of each. */
  rows: Int32Array;
  estimates: Uint16Array;
  /** How many rows have each coarse estimate. */
  counts: Int32Array;
  /**
   * Four numbers for each row, side by side because they are needed together: its score, which of the name's words
   * added to it last, what that word gave it, and its weight.
   */
  numbers: Float32Array;
  shared: Uint8Array;
}

/** An index with what a search needs to reuse. One search at a time: the marks are shared. */
export interface ScreeningIndex {
  data: IndexData;
  rows: number;
  entities: number;
  marks: SearchMarks;
  /** The letters of each token, as bits. */
  letters: Int32Array;
  expansions: Map<string, Expansion>;
  /** By whose counts words are rare, where that is not this index. */
  weighedBy: ScreeningIndex | null;
  /** The texts of tokens that were asked for. */
  texts: (string | undefined)[];
}

/** Coarse places by estimate, by which the best are cut off before they are sorted. */
export const BUCKETS = 512;

/** How many numbers the marks have of each row, and which is which. */
export const NUMBERS = 4;
export const TURN = 1;
export const GAIN = 2;
export const WEIGHT = 3;

function marksFor({ rowWeight, rarity }: IndexData): SearchMarks {
  const numbers = new Float32Array(rowWeight.length * NUMBERS);
  rowWeight.forEach((weight, row) => {
    numbers[row * NUMBERS + WEIGHT] = weight;
  });
  return {
    noted: new Int32Array(Math.ceil(rowWeight.length / 32)),
    rows: new Int32Array(rowWeight.length),
    estimates: new Uint16Array(rowWeight.length),
    counts: new Int32Array(BUCKETS + 1),
    numbers,
    shared: new Uint8Array(rarity.length),
  };
}

function lettersOfTokens({ vocabulary: { bytes, starts } }: IndexData): Int32Array {
  const letters = new Int32Array(starts.length - 1);
  for (let token = 0; token < letters.length; token += 1) {
    const start = starts[token] ?? 0;
    letters[token] = lettersOf((at) => bytes[start + at] ?? 0, (starts[token + 1] ?? 0) - start);
  }
  return letters;
}

/** Makes the arrays of an index ready for searches. */
export const openIndex = (data: IndexData, weighedBy: ScreeningIndex | null = null): ScreeningIndex => ({
  data,
  rows: data.rowEntity.length,
  entities: data.entityList.length,
  marks: marksFor(data),
  letters: lettersOfTokens(data),
  expansions: new Map(),
  weighedBy,
  texts: Array.from<string | undefined>({ length: data.rarity.length }),
});

/** The text of a token, kept for the next search. */
export function textOf(index: ScreeningIndex, token: number): string {
  const known = index.texts[token];
  if (known !== undefined) return known;
  const text = tokenText(index.data.vocabulary, token);
  index.texts[token] = text;
  return text;
}

/** How rare a word is in the lists and among suppliers; one that neither knows is as rare as can be. */
export function rarityOf(index: ScreeningIndex, token: string): number {
  if (index.weighedBy) return rarityOf(index.weighedBy, token);
  const number = findToken(index.data.vocabulary, token);
  return number < 0 ? 1 : (index.data.rarity[number] ?? 1);
}

export function entryAt({ data }: ScreeningIndex, entity: number): IndexedEntry {
  const start = data.entityStarts[entity] ?? 0;
  const length = (data.entityStarts[entity + 1] ?? start) - start;
  return unpackEntry(Buffer.from(data.details.buffer, data.details.byteOffset + start, length).toString('utf8'));
}

/** Whether a row is a person's: those of vessels and companies are read otherwise. */
export const isPersonRow = ({ data }: ScreeningIndex, row: number): boolean => data.rowGroups[row] === GROUPS.person;

/** The numbers of a row's tokens. */
export const tokensOfRow = ({ data }: ScreeningIndex, row: number): Int32Array =>
  data.rows.values.subarray(data.rows.starts[row] ?? 0, data.rows.starts[row + 1] ?? 0);
