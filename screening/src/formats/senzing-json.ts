import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName, name } from '../entries/build-entry';
import { laterDay, readDay } from '../entries/list-dates';
import { type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { readJson } from '../readers/read-json';
import { ftmTopics } from './opensanctions-csv';

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['PERSON', 'person'],
  ['ORGANIZATION', 'organisation'],
  ['VESSEL', 'vessel'],
  ['AIRCRAFT', 'aircraft'],
]);

function objects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const senzingJson: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    let line = 0;
    let newest: string | undefined;
    for await (const record of readJson(input.text(onlyFile(input)), 'lines')) {
      newest = laterDay(readDay(text(record.LAST_CHANGE)), newest);
      line += 1;
      if (typeof record.RECORD_ID !== 'string' || !Array.isArray(record.NAMES)) throw malformed(`${line}`);
      const schema = SCHEMAS.get(text(record.RECORD_TYPE)) ?? 'other';
      const named = schema === 'person' ? commaName : name;
      const entry = buildEntry({
        sourceId: record.RECORD_ID,
        schema,
        names: objects(record.NAMES).flatMap((one) =>
          named(text(one.NAME_FULL) || text(one.NAME_ORG), one.NAME_TYPE === 'PRIMARY' ? 'primary' : 'alias'),
        ),
        topics: ftmTopics(
          objects(record.RISKS).map((one) => text(one.TOPIC)),
          input.topic,
        ),
        countries: objects(record.COUNTRIES).flatMap((one) => Object.values(one).map(text)),
        birthDates: objects(record.DATES).map((one) => text(one.DATE_OF_BIRTH)),
        birthPlaces: [...objects(record.ATTRIBUTES), ...objects(record.ADDRESSES)].map((one) =>
          text(one.PLACE_OF_BIRTH),
        ),
        gender: objects(record.ATTRIBUTES).map((one) => text(one.GENDER))[0],
        identifiers: objects(record.IDENTIFIERS)
          .filter((one) => one.OTHER_ID_TYPE !== 'OPEN_SANCTIONS')
          .map((one) => ({
            type: text(one.OTHER_ID_TYPE) || 'other',
            value: text(one.OTHER_ID_NUMBER) || text(one.PASSPORT_NUMBER) || text(one.TAX_ID_NUMBER),
          })),
        programmes: [text(record.DATA_SOURCE)],
        sourceUrl: text(record.URL),
      });
      if (entry) yield entry;
    }
    if (newest) input.newestRecord(newest);
  },
};
