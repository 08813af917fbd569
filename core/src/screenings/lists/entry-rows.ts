import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type { WatchlistEntry } from '@homologa/prisma/models';
import type { EntryHashes } from '@homologa/screening/entries/entry-hash';
import { newId } from '../../kernel/ids';

interface EntryPlace {
  watchlistId: string;
  sourceId: string;
  firstNumber: number;
}

export const entryRow = (entry: ListEntry, place: EntryPlace, hashes: EntryHashes) => ({
  id: newId(),
  ...place,
  lastNumber: null,
  hash: hashes.hash,
  identityHash: hashes.identityHash,
  schema: entry.schema,
  names: entry.names,
  countries: entry.countries,
  birthDates: entry.birthDates,
  birthPlaces: entry.birthPlaces ?? [],
  gender: entry.gender ?? null,
  identifiers: entry.identifiers,
  programmes: entry.programmes,
  topics: entry.topics,
  status: entry.status ?? null,
  listedOn: entry.listedOn ?? null,
  expiresOn: entry.expiresOn ?? null,
  remarks: entry.remarks ?? null,
  sourceUrl: entry.sourceUrl ?? null,
  article: entry.article ?? null,
});

export type EntryRow = Omit<WatchlistEntry, 'watchlistId' | 'firstNumber' | 'lastNumber'>;

export const ENTRY_COLUMNS = [
  'id',
  'sourceId',
  'hash',
  'identityHash',
  'schema',
  'names',
  'countries',
  'birthDates',
  'birthPlaces',
  'gender',
  'identifiers',
  'programmes',
  'topics',
  'status',
  'listedOn',
  'expiresOn',
  'remarks',
  'sourceUrl',
  'article',
] as const satisfies (keyof EntryRow)[];

export interface StoredEntry extends EntryHashes {
  id: string;
  entry: ListEntry;
}

export function storedEntry(row: EntryRow): StoredEntry {
  const optional = {
    birthPlaces: row.birthPlaces.length > 0 ? row.birthPlaces : null,
    status: row.status,
    gender: row.gender,
    listedOn: row.listedOn,
    expiresOn: row.expiresOn,
    remarks: row.remarks,
    sourceUrl: row.sourceUrl,
    article: row.article,
  };
  const { id, hash, identityHash, sourceId, schema, names, countries, birthDates, identifiers, programmes, topics } =
    row;
  const entry = {
    sourceId,
    schema,
    names,
    countries,
    birthDates,
    identifiers,
    programmes,
    topics,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  } as unknown as ListEntry;
  return { id, hash, identityHash, entry };
}
