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

/** Several lists of numbers, stored in two arrays: list `n` is `values` from `starts[n]` to `starts[n + 1]`. */
export interface NumberLists {
  starts: Uint32Array;
  values: Int32Array;
}

/**
 * Index of the entries of all lists. A row is one reading of one name. Consists of plain arrays, so that it can be
 * transferred between threads without copying.
 */
export interface IndexData {
  lists: string[];
  vocabulary: TokenTable;
  rarity: Float32Array;
  postings: NumberLists;
  rows: NumberLists;
  rowFlags: Uint8Array;
  rowForms: Uint16Array;
  rowWeight: Float32Array;
  /** Kind of each row's name (such as alias or former name), combined with a bit for Arabic script. */
  rowKind: Uint8Array;
  rowEntity: Int32Array;
  rowName: Uint32Array;
  rowGroups: Uint8Array;
  entityList: Uint16Array;
  entityStarts: Uint32Array;
  details: Uint8Array;
  trigrams: NumberLists;
  sounds: KeyTable;
  consonants: KeyTable;
  joined: KeyTable;
  identifiers: KeyTable;
}

export type IndexedEntry = Pick<
  ListEntry,
  'sourceId' | 'schema' | 'names' | 'countries' | 'birthDates' | 'gender' | 'identifiers' | 'topics'
>;

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

/** Replaces control characters by spaces, because they separate the fields of a packed entry. */
function plain(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || (code > 126 && code < 160)) return text.replace(/\p{Cc}/gu, ' ');
  }
  return text;
}

/** Serializes an entry to a text that is faster to write and parse than JSON. */
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
