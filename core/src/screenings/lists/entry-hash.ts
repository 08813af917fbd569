import { createHash } from 'node:crypto';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';

const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();

const hashOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What changes when an entry does; the order in which a list writes it counts for nothing. */
export interface EntryHashes {
  hash: string;
  /** Of names, birth dates and identifiers alone: a place that is newly known opens no cleared hit again. */
  identityHash: string;
}

export function hashEntry(entry: ListEntry): EntryHashes {
  const { names, birthDates, identifiers } = entry;
  const identityHash = hashOf([
    sorted(names.map(({ value, kind, familyName }) => [value, kind, familyName ?? ''])),
    sorted(birthDates),
    sorted(identifiers.map(({ type, country, value }) => [type, country ?? '', value])),
  ]);
  const { schema, countries, gender, programmes, topics, listedOn, expiresOn, remarks, sourceUrl, article } = entry;
  const { birthPlaces = [], status } = entry;
  const hash = hashOf([
    identityHash,
    schema,
    sorted(countries),
    gender ?? '',
    sorted(programmes),
    sorted(topics),
    listedOn ?? '',
    expiresOn ?? '',
    remarks ?? '',
    sourceUrl ?? '',
    ...(article ? [article] : []),
    // Absent where there is nothing, so that hashes of entries from before stay true.
    ...(birthPlaces.length > 0 || status ? [{ birthPlaces: sorted(birthPlaces), status: status ?? '' }] : []),
  ]);
  return { hash, identityHash };
}
