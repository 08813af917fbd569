import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name } from '../entries/build-entry';
import { laterDay, readDay } from '../entries/list-dates';
import { filePart, type ListInput, type ListReader, malformed } from '../readers/list-reader';
import { type CsvRecord, readCsvTable } from '../readers/read-csv';
import { ukNameKind } from './uk-xml';

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['individual', 'person'],
  ['entity', 'organisation'],
  ['ship', 'vessel'],
]);

async function bySubject(input: ListInput, part: RegExp, needs: string[]): Promise<Map<string, CsvRecord[]>> {
  const records = new Map<string, CsvRecord[]>();
  const file = filePart(input, part);
  if (!file) return records;
  for await (const record of readCsvTable(input.text(file), { needs: ['unique_id', ...needs] })) {
    const subject = record.get('unique_id');
    const known = records.get(subject);
    if (known) known.push(record);
    else records.set(subject, [record]);
  }
  return records;
}

const dateOf = (birth: CsvRecord): string =>
  [birth.get('year'), birth.get('month'), birth.get('day')].filter((part) => part !== '').join('-');

export const ukTables: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const subjects = filePart(input, /(^|[^a-z_])subjects\.csv$/);
    if (!subjects) throw malformed('subjects.csv');
    const [names, identifiers, births] = [
      await bySubject(input, /names\.csv$/, ['full_name', 'name_type']),
      await bySubject(input, /identifiers\.csv$/, ['raw_value', 'identifier_type']),
      await bySubject(input, /dobs\.csv$/, ['year']),
    ];
    if (names.size === 0) throw malformed('subject_names.csv');
    let newest: string | undefined;
    for await (const subject of readCsvTable(input.text(subjects), { needs: ['unique_id', 'subject_type'] })) {
      newest = laterDay(readDay(subject.get('last_updated') || subject.get('date_designated')), newest);
      const id = subject.get('unique_id');
      const schema = SCHEMAS.get(subject.get('subject_type').toLowerCase()) ?? 'other';
      const entry = buildEntry({
        sourceId: id,
        schema,
        names: (names.get(id) ?? []).flatMap((one) =>
          name(
            one.get('full_name'),
            ukNameKind(one.get('name_type'), one.get('alias_strength')),
            schema === 'person' ? one.get('name_6') : undefined,
          ),
        ),
        topics: [input.topic],
        birthDates: (births.get(id) ?? []).map(dateOf),
        identifiers: (identifiers.get(id) ?? []).map((one) => ({
          type: one.get('identifier_type'),
          value: one.get('raw_value'),
        })),
        programmes: [subject.get('un_reference_number')],
        listedOn: subject.get('date_designated'),
      });
      if (entry) yield entry;
    }
    if (newest) input.newestRecord(newest);
  },
};
