import {
  ENTRY_NAME_KINDS,
  ENTRY_SCHEMAS,
  ENTRY_TOPICS,
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

const FIELD = '\x1c';
const ITEM = '\x1d';
const PART = '\x1e';

/** Control characters part an entry's fields, and are no part of any text; next to no text has one. */
function plain(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || (code > 126 && code < 160)) return text.replace(/\p{Cc}/gu, ' ');
  }
  return text;
}

/** An entry as one text, which is quicker to write and to read than JSON. */
export function packEntry(entry: ListEntry): string {
  let text = plain(entry.sourceId) + FIELD + ENTRY_SCHEMAS.indexOf(entry.schema) + FIELD;
  entry.names.forEach(({ value, kind, familyName }, place) => {
    if (place > 0) text += ITEM;
    text += plain(value) + PART + ENTRY_NAME_KINDS.indexOf(kind) + PART + plain(familyName ?? '');
  });
  text +=
    FIELD + entry.countries.join(ITEM) + FIELD + entry.birthDates.join(ITEM) + FIELD + (entry.gender ?? '') + FIELD;
  entry.identifiers.forEach(({ type, country, value }, place) => {
    if (place > 0) text += ITEM;
    text += plain(type) + PART + plain(country ?? '') + PART + plain(value);
  });
  return text + FIELD + entry.topics.join(ITEM);
}

const itemsOf = (field: string | undefined): string[] => (field ? field.split(ITEM) : []);

/** The entry that `packEntry` wrote. */
export function unpackEntry(text: string): IndexedEntry {
  const [sourceId = '', schema, names, countries, birthDates, gender, identifiers, topics] = text.split(FIELD);
  return {
    sourceId,
    schema: ENTRY_SCHEMAS[Number(schema)] ?? 'other',
    names: itemsOf(names).map((item) => {
      const [value = '', kind, familyName] = item.split(PART);
      return { value, kind: ENTRY_NAME_KINDS[Number(kind)] ?? 'primary', ...(familyName ? { familyName } : {}) };
    }),
    countries: itemsOf(countries),
    birthDates: itemsOf(birthDates),
    ...(gender === 'm' || gender === 'f' ? { gender } : {}),
    identifiers: itemsOf(identifiers).map((item) => {
      const [type = '', country, value = ''] = item.split(PART);
      return { type, ...(country ? { country } : {}), value };
    }),
    topics: itemsOf(topics).flatMap((topic) => ENTRY_TOPICS.find((known) => known === topic) ?? []),
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
