import type { EntryStatus, EntryTopic, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name } from '../entries/build-entry';
import { laterDay, readDay, readSpanishDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { type CsvRecord, readCsvTable } from '../readers/read-csv';

const COLUMNS = { rfc: 'RFC', name: 'Nombre del Contribuyente', state: 'Situación del contribuyente' } as const;
const PREAMBLE = 4;

const PUBLISHED: ReadonlyMap<string, string> = new Map([
  ['definitivo', 'Publicación DOF definitivos'],
  ['presunto', 'Publicación DOF presuntos'],
  ['desvirtuado', 'Publicación DOF desvirtuados'],
  ['sentencia favorable', 'Publicación DOF sentencia favorable'],
]);
const NOTICES = [...PUBLISHED.values()].flatMap((column) => [column, column.replace('DOF', 'página SAT')]);

/**
 * Statuses by the wording of the list. Cleared taxpayers stay on the list; their entries are only shown as information.
 */
const STATUSES: readonly (readonly [RegExp, EntryStatus])[] = [
  [/desvirtuado|favorable/i, 'cleared'],
  [/definitivo/i, 'definitive'],
  [/presunto/i, 'presumed'],
];

const RFC = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{3})$/;

/** Returns the birth date encoded in a person's RFC (Mexican tax id), assuming an age between 18 and 100. */
function birthIn(rfc: string): string[] {
  const [, letters = '', year = '', month = '', day = ''] = RFC.exec(rfc) ?? [];
  if (letters.length !== 4) return [];
  return [`${Number(year) <= 10 ? 20 : 19}${year}-${month}-${day}`];
}

function entryOf(record: CsvRecord, topic: EntryTopic): ListEntry | null {
  const rfc = record.get(COLUMNS.rfc).toUpperCase();
  const state = record.get(COLUMNS.state);
  const letters = RFC.exec(rfc)?.[1] ?? '';
  const column = PUBLISHED.get(state.toLowerCase());
  const isPerson = letters.length === 4;
  const status = STATUSES.find(([word]) => word.test(state))?.[1];
  return buildEntry({
    // Do not use the line number as an id, because it changes with each edition.
    sourceId: letters ? rfc : `${rfc} ${record.get(COLUMNS.name)}`,
    schema: isPerson ? 'person' : 'organisation',
    names: name(record.get(COLUMNS.name), 'primary'),
    topics: status === 'cleared' ? [] : [topic],
    ...(status ? { status } : {}),
    countries: ['MX'],
    birthDates: isPerson ? birthIn(rfc) : [],
    identifiers: letters ? [{ type: 'rfc', value: rfc, country: 'MX' }] : [],
    programmes: [`69-B ${state}`],
    listedOn: column ? record.get(column).split(/\s/)[0] : undefined,
    remarks: state,
  });
}

/** Reads Mexico's list of taxpayers with simulated operations (article 69-B). */
export const mx69bCsv: ListReader = {
  allowsLatin1: true,
  async *read(input): AsyncGenerator<ListEntry> {
    let edition: string | undefined;
    let newest: string | undefined;
    const onPreamble = (text: string) => {
      edition = readSpanishDay(text) ?? edition;
    };
    const table = { needs: Object.values(COLUMNS), preamble: PREAMBLE, onPreamble };
    for await (const record of readCsvTable(input.text(onlyFile(input)), table)) {
      for (const column of NOTICES) newest = laterDay(readDay(record.get(column)), newest);
      const entry = entryOf(record, input.topic);
      if (entry) yield entry;
    }
    if (edition) input.published(edition);
    if (newest) input.newestRecord(newest);
  },
};
