import {
  ENTRY_NAME_KINDS,
  ENTRY_SCHEMAS,
  type EntryNameKind,
  type EntrySchema,
  type ListEntry,
} from '@homologa/domain/screenings/list-entry';
import type { KeyTable } from './key-table';
import type { TokenTable } from './token-table';

/** Numbers by a number: those of `n` are `values` from `starts[n]` to `starts[n + 1]`. */
export interface NumberLists {
  starts: Uint32Array;
  values: Int32Array;
}

/**
 * An index over the entries of all lists. A row is one reading of one name. All of it is plain arrays, so that it is
 * built in one thread and moved to another without a copy.
 */
export interface IndexData {
  /** Codes of the lists. */
  lists: string[];
  vocabulary: TokenTable;
  /** How rare each token is, from 0.15 to 1. */
  rarity: Float32Array;
  /** Rows by token. */
  postings: NumberLists;
  /** Tokens by row. */
  rows: NumberLists;
  rowFlags: Uint8Array;
  rowForms: Uint16Array;
  rowWeight: Float32Array;
  /** Kind of the name, and whether it is in Arabic letters. */
  rowKind: Uint8Array;
  rowEntity: Int32Array;
  /** The name and its reading within the entity. */
  rowName: Uint32Array;
  /** Bits of the subjects that the row is looked for. */
  rowGroups: Uint8Array;
  entityList: Uint16Array;
  /** Where the details of each entity begin, and after the last one where they end. */
  entityStarts: Uint32Array;
  details: Uint8Array;
  /** Tokens by trigram. */
  trigrams: NumberLists;
  /** Tokens by how they sound, and by their consonants. */
  sounds: KeyTable;
  consonants: KeyTable;
  /** Rows by neighbouring tokens written as one. */
  joined: KeyTable;
  /** Entities by identifier. */
  identifiers: KeyTable;
}

/** What the matcher keeps of an entry. */
export type IndexedEntry = Pick<
  ListEntry,
  'sourceId' | 'schema' | 'names' | 'countries' | 'birthDates' | 'gender' | 'identifiers' | 'topics'
>;

/** Bits of the subjects that an entry of a schema is looked for. */
export const GROUPS: Readonly<Record<EntrySchema, number>> = {
  person: 1,
  organisation: 2,
  vessel: 4,
  aircraft: 8,
  other: 3,
};

const FROM_ARABIC = 8;
const READINGS = 8;

export const packKind = (kind: EntryNameKind, isArabic: boolean): number =>
  ENTRY_NAME_KINDS.indexOf(kind) | (isArabic ? FROM_ARABIC : 0);
export const unpackKind = (packed: number): { kind: EntryNameKind; isArabic: boolean } => ({
  kind: ENTRY_NAME_KINDS[packed & 7] ?? 'primary',
  isArabic: (packed & FROM_ARABIC) !== 0,
});
export const packName = (name: number, reading: number): number => name * READINGS + Math.min(reading, READINGS - 1);
export const unpackName = (packed: number): { name: number; reading: number } => ({
  name: Math.floor(packed / READINGS),
  reading: packed % READINGS,
});

type Packed = [
  sourceId: string,
  schema: number,
  names: (string | number)[],
  countries: string[],
  birthDates: string[],
  gender: 'm' | 'f' | 0,
  identifiers: ListEntry['identifiers'],
  topics: ListEntry['topics'],
];

/** An entry as the shortest JSON. */
export const packEntry = (entry: ListEntry): string =>
  JSON.stringify([
    entry.sourceId,
    ENTRY_SCHEMAS.indexOf(entry.schema),
    entry.names.flatMap(({ value, kind, familyName }) => [value, ENTRY_NAME_KINDS.indexOf(kind), familyName ?? 0]),
    entry.countries,
    entry.birthDates,
    entry.gender ?? 0,
    entry.identifiers,
    entry.topics,
  ] satisfies Packed);

export function unpackEntry(json: string): IndexedEntry {
  const [sourceId, schema, flat, countries, birthDates, gender, identifiers, topics] = JSON.parse(json) as Packed;
  const names: ListEntry['names'] = [];
  for (let index = 0; index < flat.length; index += 3) {
    const family = flat[index + 2];
    names.push({
      value: String(flat[index]),
      kind: ENTRY_NAME_KINDS[Number(flat[index + 1])] ?? 'primary',
      ...(typeof family === 'string' ? { familyName: family } : {}),
    });
  }
  return {
    sourceId,
    schema: ENTRY_SCHEMAS[schema] ?? 'other',
    names,
    countries,
    birthDates,
    ...(gender === 0 ? {} : { gender }),
    identifiers,
    topics,
  };
}

/** The buffers of an index, to be moved to another thread with it. */
export const buffersOf = (data: IndexData): ArrayBuffer[] => {
  const found = new Set<ArrayBuffer>();
  const collect = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) found.add(part.buffer);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(data);
  return [...found];
};
