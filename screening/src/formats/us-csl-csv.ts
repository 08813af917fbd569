import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName, name, type RawIdentifier } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { type CsvRecord, readCsvTable } from '../readers/read-csv';
import { isIdentifierType } from './ofac-remarks';

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['individual', 'person'],
  ['entity', 'organisation'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

/** Splits a cell into its values. Only a semicolon with a following space separates values. */
const several = (text: string): string[] => text.split(/;\s+/).filter((part) => part.trim() !== '');

const COUNTRY = /^[A-Z]{2}$/;

/** Parses `Tax ID No., 80-0890696, US`; in older files the order is reversed. */
function identifierOf(text: string): RawIdentifier[] {
  const parts = text.split(', ').map((part) => part.trim());
  const country = parts.find((part) => COUNTRY.test(part));
  const rest = parts.filter((part) => part !== country);
  const at = rest.findIndex((part) => isIdentifierType(part) && !/^[\dA-Z./-]*\d[\dA-Z./-]*$/.test(part));
  const value = rest.find((part, place) => place !== at && /\d/.test(part));
  return at >= 0 && value ? [{ type: rest[at] ?? '', value, country }] : [];
}

const countriesOf = (record: CsvRecord): string[] => [
  ...several(record.get('addresses')).map((address) => /,\s*([A-Z]{2})$/.exec(address.trim())?.[1] ?? ''),
  ...several(record.get('nationalities')),
  ...several(record.get('citizenships')),
  record.get('vessel_flag'),
];

const listCode = (source: string): string => /\(([A-Z]+)\)/.exec(source)?.[1] ?? source;

/**
 * Matches a content hash, which the file uses as id of a record without a number. The hash is unusable as an id,
 * because it changes with each edit.
 */
const HASHED = /^[0-9a-f]{20,}$/i;

function referenceOf(record: CsvRecord): string {
  const own = record.get('entity_number') || record.get('_id');
  const start = record.get('start_date');
  const known = own && !HASHED.test(own) ? own : `${record.get('name')} ${readDay(start, 'mdy') ?? start}`;
  return `${listCode(record.get('source'))}-${known}`;
}

function schemaOf(record: CsvRecord): EntrySchema {
  // Without a type the schema is `other`, because the lists of the Bureau of Industry and Security do not distinguish
  // persons from companies.
  return SCHEMAS.get(record.get('type').toLowerCase()) ?? 'other';
}

export const usCslCsv: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const needs = ['source', 'entity_number', 'type', 'programs', 'name', 'alt_names'];
    for await (const record of readCsvTable(input.text(onlyFile(input)), { needs })) {
      const schema = schemaOf(record);
      const named = schema === 'person' ? commaName : name;
      const entry = buildEntry({
        sourceId: referenceOf(record),
        schema,
        names: [
          ...named(record.get('name'), 'primary'),
          ...several(record.get('alt_names')).flatMap((alias) => named(alias, 'alias')),
        ],
        topics: [listCode(record.get('source')) === 'DPL' ? 'debarment' : input.topic],
        countries: countriesOf(record),
        birthDates: schema === 'person' ? several(record.get('dates_of_birth')) : [],
        birthPlaces: several(record.get('places_of_birth')),
        identifiers: several(record.get('ids')).flatMap(identifierOf),
        programmes: [listCode(record.get('source')), ...several(record.get('programs'))],
        listedOn: record.get('start_date'),
        expiresOn: record.get('end_date'),
        remarks: record.get('remarks'),
        sourceUrl: record.get('source_information_url') || record.get('source_list_url'),
        dateOrder: 'mdy',
      });
      if (entry) yield entry;
    }
  },
};
