import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName } from '../entries/build-entry';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readCsvTable } from '../readers/read-csv';

/** Reads politically exposed persons: `id,name,country,position`, optionally `birth_date` and `birth_place`. */
export const pepCsv: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const needs = ['id', 'name', 'country', 'position'];
    for await (const record of readCsvTable(input.text(onlyFile(input)), { needs })) {
      const entry = buildEntry({
        sourceId: record.get('id'),
        schema: 'person',
        names: commaName(record.get('name'), 'primary'),
        topics: ['pep'],
        countries: [record.get('country')],
        birthDates: [record.get('birth_date')],
        birthPlaces: [record.get('birth_place')],
        gender: record.get('gender'),
        programmes: [record.get('position')],
        remarks: record.get('position'),
      });
      if (entry) yield entry;
    }
  },
};
