import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import type { CsvMapping } from '@homologa/domain/screenings/watchlist.contract';
import { buildEntry, commaName, name } from '../entries/build-entry';
import { type ListInput, type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { type CsvRecord, readCsvTable } from '../readers/read-csv';

const SCHEMA_WORDS: readonly (readonly [RegExp, EntrySchema])[] = [
  [/^(person|individual|natural|pf|f[ií]sica)/i, 'person'],
  [/^(vessel|ship|imo)/i, 'vessel'],
  [/^(aircraft|airplane)/i, 'aircraft'],
  [/^(organi[sz]ation|company|entity|enterprise|legal|pj|jur[ií]dica|moral)/i, 'organisation'],
];

const schemaOf = (text: string, mapping: CsvMapping): EntrySchema =>
  SCHEMA_WORDS.find(([word]) => word.test(text.trim()))?.[1] ?? mapping.default_schema;

const columnsOf = (mapping: CsvMapping): string[] => {
  const {
    delimiter: _,
    separator: __,
    dates: ___,
    default_schema: ____,
    name: names,
    countries,
    identifiers,
    ...rest
  } = mapping;
  return [...names, ...countries, ...Object.values(identifiers), ...Object.values(rest)];
};

export const plainCsv: ListReader = {
  allowsLatin1: true,
  async *read(input: ListInput): AsyncGenerator<ListEntry> {
    const { mapping } = input;
    const file = onlyFile(input);
    if (!mapping) throw malformed(file.name);
    const table = { delimiter: mapping.delimiter, needs: columnsOf(mapping) };
    for await (const record of readCsvTable(input.text(file), table)) {
      const entry = entryOf(record, mapping, input);
      if (entry) yield entry;
    }
  },
};

function entryOf(record: CsvRecord, mapping: CsvMapping, { topic }: ListInput): ListEntry | null {
  const one = (column: string | undefined): string => (column ? record.get(column) : '');
  const several = (column: string | undefined): string[] => one(column).split(mapping.separator);
  const schema = schemaOf(one(mapping.schema), mapping);
  const named = schema === 'person' ? commaName : name;
  const whole = mapping.name
    .map(one)
    .filter((part) => part !== '')
    .join(' ');
  return buildEntry({
    sourceId: one(mapping.id) || whole,
    schema,
    names: [
      ...(mapping.family_name ? name(whole, 'primary', one(mapping.family_name)) : named(whole, 'primary')),
      ...several(mapping.aliases).flatMap((alias) => named(alias, 'alias')),
      ...several(mapping.weak_aliases).flatMap((alias) => named(alias, 'weak')),
      ...several(mapping.former_names).flatMap((alias) => named(alias, 'former')),
    ],
    topics: [topic],
    countries: mapping.countries.flatMap(several),
    birthDates: several(mapping.birth_dates),
    birthPlaces: several(mapping.birth_places),
    gender: one(mapping.gender),
    identifiers: Object.entries(mapping.identifiers).flatMap(([type, column]) =>
      several(column).map((value) => ({ type, value, country: one(mapping.identifier_country) })),
    ),
    programmes: several(mapping.programmes),
    listedOn: one(mapping.listed_on),
    expiresOn: one(mapping.expires_on),
    remarks: one(mapping.remarks),
    sourceUrl: one(mapping.url),
    dateOrder: mapping.dates,
  });
}
