import { basename, join } from 'node:path';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { type CsvMapping, csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { LIST_READERS } from '@homologa/screening/formats/list-readers';
import { inspectFile, readText } from '../screenings/lists/list-file';

export interface PublishedList {
  format: ListFormat;
  files: string[];
  entries: number;
  mapping?: Partial<CsvMapping> & { name: string[] };
  countries?: number;
}

export const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);
export const PUBLISHED_LISTS: readonly PublishedList[] = [
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

export async function* readPublished(folder: string, list: PublishedList): AsyncGenerator<ListEntry> {
  const { format, files, mapping } = list;
  const reader = LIST_READERS[format];
  const { signal } = new AbortController();
  const paths = files.map((file) => ({ path: join(folder, file), name: basename(file) }));
  yield* reader.read({
    files: await Promise.all(paths.map((file) => inspectFile(file))),
    topic: 'sanction',
    mapping: mapping ? csvMapping.parse(mapping) : null,
    published: () => undefined,
    newestRecord: () => undefined,
    text: (file) => readText(file, { allowsLatin1: reader.allowsLatin1 ?? false, onBytes: () => undefined, signal }),
  });
}
