import { createHash } from 'node:crypto';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';

const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();

const hashOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export interface EntryHashes {
  hash: string;
  /**
   * Hash of names, birth dates and identifiers only, so that other changes, such as a new birthplace, do not reopen
   * cleared hits.
   */
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
    // Omit empty values, so that earlier hashes stay valid.
    ...(birthPlaces.length > 0 || status ? [{ birthPlaces: sorted(birthPlaces), status: status ?? '' }] : []),
  ]);
  return { hash, identityHash };
}
