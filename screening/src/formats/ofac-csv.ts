import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, commaName, name } from '../entries/build-entry';
import { filePart, type ListInput, type ListReader, malformed } from '../readers/list-reader';
import { type CsvRow, readCsv } from '../readers/read-csv';
import { readRemarks } from './ofac-remarks';

const value = (row: CsvRow, at: number): string => {
  const text = row.fields[at]?.trim() ?? '';
  return text === '-0-' ? '' : text;
};

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

const KINDS = new Map([
  ['aka', 'alias'],
  ['fka', 'former'],
  ['nka', 'alias'],
] as const);

const MAIN_WIDTH = 12;

async function rowsByEntry(input: ListInput, part: RegExp): Promise<Map<string, CsvRow[]>> {
  const rows = new Map<string, CsvRow[]>();
  const file = filePart(input, part);
  if (!file) return rows;
  for await (const row of readCsv(input.text(file))) {
    const entry = value(row, 0);
    const known = rows.get(entry);
    if (known) known.push(row);
    else rows.set(entry, [row]);
  }
  return rows;
}

/**
 * Reads OFAC's headerless files: `sdn.csv` or `cons_prim.csv`, joined by the first column with the optional `alt`,
 * `add` and `comments` files.
 */
export const ofacCsv: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const main =
      filePart(input, /(^|[^a-z])(sdn|cons_prim)\.csv$/) ?? (input.files.length === 1 ? input.files[0] : null);
    if (!main) throw malformed(input.files.map((file) => file.name).join(', '));
    const [aliases, addresses, comments] = [
      await rowsByEntry(input, /alt\.csv$/),
      await rowsByEntry(input, /(add|address)\.csv$/),
      await rowsByEntry(input, /comments\.csv$/),
    ];
    for await (const row of readCsv(input.text(main))) {
      const id = value(row, 0);
      if (!/^\d+$/.test(id)) {
        // Skip the header that some copies of the file have.
        if (row.line === 1) continue;
        throw malformed(`${row.line}`);
      }
      if (row.fields.length < MAIN_WIDTH) throw malformed(`${row.line}`);
      const schema = SCHEMAS.get(value(row, 2).toLowerCase()) ?? 'organisation';
      const named = schema === 'person' ? commaName : name;
      const remarks = [value(row, 11), ...(comments.get(id) ?? []).map((more) => value(more, 1))].join('');
      const read = readRemarks(remarks);
      const entry = buildEntry({
        sourceId: id,
        schema,
        names: [
          ...named(value(row, 1), 'primary'),
          ...(aliases.get(id) ?? []).flatMap((alias) =>
            named(value(alias, 3), (KINDS as ReadonlyMap<string, 'alias' | 'former'>).get(value(alias, 2)) ?? 'alias'),
          ),
          ...read.weakNames.flatMap((weak) => named(weak, 'weak')),
        ],
        topics: [input.topic],
        countries: [...read.countries, ...(addresses.get(id) ?? []).map((address) => value(address, 4)), value(row, 8)],
        birthDates: schema === 'person' ? read.birthDates : [],
        birthPlaces: read.birthPlaces,
        gender: read.gender,
        identifiers: read.identifiers,
        programmes: value(row, 3)
          .split(/\]\s*\[/)
          .map((programme) => programme.replace(/[[\]]/g, '')),
        remarks,
      });
      if (entry) yield entry;
    }
  },
};
