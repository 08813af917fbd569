import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CsvMapping, csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedData } from '../../env';
import { newId } from '../../kernel/ids';
import { createTestApp, type TestApp } from '../../test/test-database';
import { LIST_READERS } from './formats';
import { importWatchlist } from './import-watchlist';
import { inspectFile, readText } from './list-file';
import { streamDifference } from './snapshot-difference.queries';

// What publishers really write. Their files are not part of the repository: they are read where somebody put them.

const DATA = readPublishedData();
const isThere = existsSync(DATA);

interface Published {
  format: ListFormat;
  files: string[];
  /** At least so many entries. */
  entries: number;
  mapping?: Partial<CsvMapping> & { name: string[] };
  /** The share of entries with a country, at least. */
  countries?: number;
}

const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);
const LISTS: Published[] = [
  {
    format: 'ofac_csv',
    files: inFolder('us_ofac_sdn/raw_2021_watchman', 'sdn.csv alt.csv add.csv sdn_comments.csv'),
    entries: 8_976,
    countries: 0.75,
  },
  { format: 'ofac_csv', files: inFolder('us_ofac_sdn/raw_2023_sancbook', 'sdn.csv sdn_address.csv'), entries: 11_443 },
  {
    format: 'ofac_csv',
    files: inFolder('us_ofac_cons', 'cons_prim.csv cons_alt.csv cons_add.csv cons_comments.csv'),
    entries: 442,
  },
  { format: 'ofac_xml', files: ['us_ofac_cons/consolidated_sdnList_2025-03-28.xml'], entries: 443, countries: 0.8 },
  { format: 'ofac_advanced_xml', files: ['us_ofac_sdn/sdn_advanced_sample_2024.xml'], entries: 17 },
  { format: 'un_xml', files: ['un_sc/consolidated_2025-04-19.xml'], entries: 877, countries: 0.8 },
  { format: 'un_xml', files: ['un_sc/consolidated_2026-02-27.xml'], entries: 1_003, countries: 0.8 },
  { format: 'eu_xml', files: ['eu/fsf_1.1_sample.xml'], entries: 2 },
  { format: 'uk_xml', files: ['gb/uk_sanctions_list_sample.xml'], entries: 2 },
  {
    format: 'uk_tables',
    files: inFolder('gb', 'subjects.csv subject_names.csv subject_identifiers.csv subject_dobs.csv'),
    entries: 6_046,
  },
  { format: 'us_csl_csv', files: ['us_csl/csl_small_watchman.csv'], entries: 115 },
  { format: 'ca_xml', files: ['ca/sema_2025.xml'], entries: 4_759, countries: 0.95 },
  { format: 'ch_xml', files: ['ch/seco_example.xml'], entries: 3 },
  { format: 'mx_69b_csv', files: ['mx_sat_69b/Listado_Completo_69-B_2022-11.csv'], entries: 12_666 },
  { format: 'mx_69b_csv', files: ['mx_sat_69b/Listado_Completo_69-B_2024.csv'], entries: 12_686 },
  { format: 'br_cgu_json', files: ['br_cgu/cnep_102023.json'], entries: 850 },
  { format: 'br_cgu_json', files: ['br_cgu/cepim_102023.json'], entries: 4_009 },
  { format: 'br_cgu_json', files: ['br_cgu/acordo_leniencia_102023.json'], entries: 100 },
  { format: 'pep_csv', files: ['pep_latam/pep_latam.csv'], entries: 2_812, countries: 1 },
  ...(['ua_war_sanctions', 'interpol_red_notices', 'eu_cor_members'] as const).map((name) => ({
    format: 'opensanctions_csv' as const,
    files: [`opensanctions_samples/${name}.targets.simple.csv`],
    entries: 635,
  })),
  { format: 'ftm_json', files: ['opensanctions_samples/sa_wiki_peps.entities.ftm.json'], entries: 600 },
  { format: 'ftm_json', files: ['opensanctions_samples/zala.entities.ftm.json'], entries: 17 },
  { format: 'senzing_json', files: ['opensanctions_samples/us_congress_senzing.json'], entries: 1_319 },
  {
    format: 'csv',
    files: ['us_ofac_sdn/ofac-sdn.csv'],
    entries: 19_249,
    mapping: { id: 'uid', name: ['name'], schema: 'type', aliases: 'alternate_names', programmes: 'programs' },
  },
  {
    format: 'csv',
    files: ['eu/fsf_parsed_2025-05.csv'],
    entries: 5_316,
    mapping: { separator: ',', name: ['Name'], aliases: 'Alias', countries: ['Nationality'], schema: 'Designation' },
  },
  {
    format: 'csv',
    files: ['us_csl/dpl_2021.txt'],
    entries: 500,
    mapping: { delimiter: '\t', dates: 'mdy', name: ['Name'], countries: ['Country'], listed_on: 'Effective_Date' },
  },
];

const signal = new AbortController().signal;
const filesOf = (paths: readonly string[]) => paths.map((path) => ({ path: join(DATA, path), name: basename(path) }));

if (!isThere) {
  test('publishers’ own files are not looked at', () => {
    process.stderr.write(`not looked at: no publishers' files at ${DATA} (TEST_PUBLISHED_DATA names another place)\n`);
    expect(isThere).toBe(false);
  });
} else {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  }, 60_000);
  afterAll(() => app.destroy());

  test.each(LISTS)(
    '$format: $files.0',
    async ({ format, files, entries, mapping, countries = 0 }) => {
      const reader = LIST_READERS[format];
      const inspected = await Promise.all(filesOf(files).map((file) => inspectFile(file)));
      const read = reader.read({
        files: inspected,
        topic: 'sanction',
        mapping: mapping ? csvMapping.parse(mapping) : null,
        published: () => undefined,
        text: (file) =>
          readText(file, { allowsLatin1: reader.allowsLatin1 ?? false, onBytes: () => undefined, signal }),
      });
      let found = 0;
      let placed = 0;
      for await (const entry of read) {
        found += 1;
        if (entry.countries.length > 0) placed += 1;
        expect(entry.names.length).toBeGreaterThan(0);
        expect(entry.sourceId).not.toBe('');
      }
      expect(found).toBeGreaterThanOrEqual(entries);
      expect(placed / found).toBeGreaterThanOrEqual(countries);
    },
    60_000,
  );

  test('a file that its publisher’s server cut is refused', async () => {
    const reading = async () => {
      const file = await inspectFile({ path: join(DATA, 'us_csl/consolidated_2023-11.csv'), name: 'consolidated.csv' });
      const text = () => readText(file, { allowsLatin1: false, onBytes: () => undefined, signal });
      const input = { files: [file], topic: 'sanction' as const, mapping: null, published: () => undefined, text };
      for await (const entry of LIST_READERS.us_csl_csv.read(input)) expect(entry.names).not.toEqual([]);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'watchlist_malformed' });
  });

  describe('imports', () => {
    const newList = (code: string, format: ListFormat) =>
      app.db.system((tx) =>
        tx.watchlist.create({
          data: {
            id: newId(),
            code,
            title: code,
            format,
            topic: 'sanction',
            staleAfterHours: 24,
            createdAt: new Date(),
          },
        }),
      );
    const load = (watchlistId: string, files: string[]) =>
      importWatchlist(
        app.contextFor({ kind: 'system', name: 'test' }),
        { watchlistId, files: filesOf(files), acceptsSmaller: false, isAsked: true },
        { signal, progress: () => Promise.resolve() },
      );

    test('two editions of the United Nations’ list differ by what was listed, amended and taken off', async () => {
      const { id } = await newList('un-sc', 'un_xml');
      expect(await load(id, ['un_sc/consolidated_2025-04-19.xml'])).toMatchObject({ number: 1, entries: 877 });
      const second = await load(id, ['un_sc/consolidated_2026-02-27.xml']);
      expect(second).toMatchObject({ number: 2, entries: 1_003 });
      expect(second.added - second.removed).toBe(1_003 - 877);
      const seen = { added: 0, changed: 0, removed: 0 };
      const ctx = app.contextFor({ kind: 'system', name: 'test' });
      for await (const { change } of streamDifference(ctx, { watchlistId: id, from: 1, to: 2 })) seen[change] += 1;
      expect(seen).toEqual({ added: second.added, changed: second.changed, removed: second.removed });
      expect(seen.changed).toBeLessThan(877 / 2);
    }, 120_000);

    test('a whole OFAC list', async () => {
      const { id } = await newList('ofac-sdn', 'ofac_csv');
      const report = await load(
        id,
        inFolder('us_ofac_sdn/raw_2021_watchman', 'sdn.csv alt.csv add.csv sdn_comments.csv'),
      );
      expect(report).toMatchObject({ entries: 8_976, added: 8_976 });
    }, 240_000);
  });
}
