import type { EntryName, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName, name, type RawIdentifier } from '../entries/build-entry';
import { laterDay, readDay } from '../entries/list-dates';
import { type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { readJson } from '../readers/read-json';
import { FTM_SCHEMAS, ftmTopics } from './opensanctions-csv';

const IDENTIFIERS = [
  'passportNumber',
  'idNumber',
  'taxNumber',
  'innCode',
  'ogrnCode',
  'registrationNumber',
  'vatCode',
  'leiCode',
  'imoNumber',
  'mmsi',
  'swiftBic',
  'socialSecurityNumber',
] as const;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const ftmJson: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    let line = 0;
    let newest: string | undefined;
    for await (const record of readJson(input.text(onlyFile(input)), 'lines')) {
      newest = laterDay(readDay(textOf(record.last_seen) || textOf(record.last_change)), newest);
      line += 1;
      const { id, schema: type, caption, properties } = record;
      if (typeof id !== 'string' || typeof type !== 'string' || !isObject(properties)) throw malformed(`${line}`);
      const schema = FTM_SCHEMAS.get(type);
      if (!schema) continue;
      const get = (property: string) => textsOf(properties[property]);
      const named = schema === 'person' ? commaName : name;
      const names: EntryName[] = [
        ...(typeof caption === 'string' ? named(caption, 'primary') : []),
        ...get('name').flatMap((value) => named(value, 'alias')),
        ...get('alias').flatMap((value) => named(value, 'alias')),
        ...get('weakAlias').flatMap((value) => named(value, 'weak')),
        ...get('previousName').flatMap((value) => named(value, 'former')),
      ];
      const identifiers: RawIdentifier[] = IDENTIFIERS.flatMap((property) =>
        get(property).map((value) => ({ type: property, value })),
      );
      const entry = buildEntry({
        sourceId: id,
        schema,
        names,
        topics: ftmTopics(get('topics'), input.topic),
        countries: ['country', 'nationality', 'citizenship', 'jurisdiction', 'flag'].flatMap(get),
        birthDates: get('birthDate'),
        birthPlaces: get('birthPlace').length > 0 ? get('birthPlace') : get('birthCountry'),
        gender: get('gender')[0],
        identifiers,
        programmes: [...get('programId'), ...get('program'), ...textsOf(record.datasets)],
        remarks: [...get('position'), ...get('notes')].join('; '),
        sourceUrl: get('sourceUrl')[0],
      });
      if (entry) yield entry;
    }
    if (newest) input.newestRecord(newest);
  },
};
