import type { EntrySchema, EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName, name } from '../entries/build-entry';
import { laterDay, readDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readCsvTable } from '../readers/read-csv';

export const FTM_SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['Person', 'person'],
  ['Company', 'organisation'],
  ['Organization', 'organisation'],
  ['PublicBody', 'organisation'],
  ['LegalEntity', 'organisation'],
  ['Vessel', 'vessel'],
  ['Airplane', 'aircraft'],
]);

export function ftmTopics(topics: readonly string[], fallback: EntryTopic): EntryTopic[] {
  const known = topics.flatMap((topic): EntryTopic[] => {
    if (topic.startsWith('sanction')) return ['sanction'];
    if (topic.startsWith('debarment')) return ['debarment'];
    if (topic.startsWith('role.pep') || topic.startsWith('role.rca')) return ['pep'];
    if (topic.startsWith('wanted') || topic.startsWith('crime')) return ['wanted'];
    return topic === 'reg.warn' ? ['media'] : [];
  });
  return known.length > 0 ? known : [fallback];
}

const several = (text: string): string[] => text.split(';').filter((part) => part.trim() !== '');

export const openSanctionsCsv: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const needs = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'identifiers', 'dataset'];
    let newest: string | undefined;
    for await (const record of readCsvTable(input.text(onlyFile(input)), { needs })) {
      newest = laterDay(readDay(record.get('last_seen') || record.get('last_change')), newest);
      const schema = FTM_SCHEMAS.get(record.get('schema')) ?? 'other';
      const named = schema === 'person' ? commaName : name;
      const entry = buildEntry({
        sourceId: record.get('id'),
        schema,
        names: [
          ...named(record.get('name'), 'primary'),
          ...several(record.get('aliases')).flatMap((alias) => named(alias, 'alias')),
        ],
        topics: [input.topic],
        countries: several(record.get('countries')),
        birthDates: several(record.get('birth_date')),
        identifiers: several(record.get('identifiers')).map((value) => ({ type: 'other', value })),
        programmes: [...several(record.get('program_ids')), record.get('dataset')],
        remarks: record.get('sanctions').replace(/^"*|"*$/g, ''),
        sourceUrl: `https://www.opensanctions.org/entities/${encodeURIComponent(record.get('id'))}/`,
      });
      if (entry) yield entry;
    }
    if (newest) input.newestRecord(newest);
  },
};
