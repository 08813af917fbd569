import { lettersOf } from '../scores/token-similarity';
import { GROUPS, type IndexData, type IndexedEntry, unpackEntry } from './index-data';
import { findToken, tokenText } from './token-table';

export interface Expansion {
  tokens: readonly number[];
  similarities: readonly number[];
  alikeTo: (word: string) => number;
  known: Map<number, number>;
}

export interface SearchMarks {
  noted: Int32Array;
  rows: Int32Array;
  estimates: Uint16Array;
  counts: Int32Array;
  /**
   * Four numbers per row, stored next to each other for cache locality: the score, the turn of the last addition, the
   * amount added in that turn, and the weight.
   */
  numbers: Float32Array;
  shared: Uint8Array;
}

/** Opened index with reusable scratch memory. Not reentrant: all searches write to the same memory (`marks`). */
export interface ScreeningIndex {
  data: IndexData;
  rows: number;
  entities: number;
  marks: SearchMarks;
  letters: Int32Array;
  expansions: Map<string, Expansion>;
  weighedBy: ScreeningIndex | null;
  texts: (string | undefined)[];
}

export const BUCKETS = 512;

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

export function textOf(index: ScreeningIndex, token: number): string {
  const known = index.texts[token];
  if (known !== undefined) return known;
  const text = tokenText(index.data.vocabulary, token);
  index.texts[token] = text;
  return text;
}

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

export const isPersonRow = ({ data }: ScreeningIndex, row: number): boolean => data.rowGroups[row] === GROUPS.person;

export const tokensOfRow = ({ data }: ScreeningIndex, row: number): Int32Array =>
  data.rows.values.subarray(data.rows.starts[row] ?? 0, data.rows.starts[row + 1] ?? 0);
