import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_LISTS, type PublishedList, readPublished } from '@homologa/core/test/published-lists';
import type { ListedEntry } from '@homologa/screening/index/index-builder';
import { type Cases, entriesOf } from './cases';
import type { Measure } from './report';

export interface Sources {
  /**
   * Folder with the files of the watchlist publishers; null if it is missing: the index is then built from the entries
   * in the labelled cases.
   */
  data: string | null;
  cases: string;
}

/** Watchlist files to which the labelled cases refer, each with the prefix that the cases put before an entry's id. */
const SEARCHED: Readonly<Record<string, { list: string; prefix: string }>> = {
  'us_ofac_sdn/ofac-sdn.csv': { list: 'us_ofac_sdn', prefix: 'ofac-' },
  'us_ofac_cons/cons_prim.csv': { list: 'us_ofac_cons', prefix: 'ofac-' },
  'un_sc/consolidated_2026-02-27.xml': { list: 'un_sc', prefix: 'un-' },
};

const firstOf = ({ files }: PublishedList): string => files[0] ?? '';
const isThere = (data: string, { files }: PublishedList): boolean =>
  files.every((file) => existsSync(join(data, file)));

/** Returns a key of a name that ignores word order, case and accents. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/**
 * Older OFAC files with birth dates and countries, which the newest OFAC file lacks. For an entry in both older files,
 * the newer of the two takes precedence.
 */
const WITH_PARTICULARS = ['us_ofac_sdn/raw_2023_sancbook/sdn.csv', 'us_ofac_sdn/raw_2021_watchman/sdn.csv'];

type Told = Pick<ListedEntry['entry'], 'birthDates' | 'countries'>;

async function particulars(data: string): Promise<Map<string, Told>> {
  const found = new Map<string, Told>();
  for (const file of WITH_PARTICULARS) {
    const published = PUBLISHED_LISTS.find((list) => firstOf(list) === file);
    if (!published || !isThere(data, published)) continue;
    for await (const { sourceId, birthDates, countries } of readPublished(data, published)) {
      const known = found.get(sourceId);
      found.set(sourceId, {
        birthDates: known?.birthDates.length ? known.birthDates : birthDates,
        countries: known?.countries.length ? known.countries : countries,
      });
    }
  }
  return found;
}

/**
 * Maps the stable references of United Nations entries to the numbers that the labelled cases use, which change with
 * every edition of the list.
 */
function numbersOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  let number = '';
  for (const [, tag, value = ''] of readFileSync(file, 'utf8').matchAll(
    /<(DATAID|REFERENCE_NUMBER)>\s*([^<]*?)\s*</g,
  )) {
    if (tag === 'DATAID') number = value;
    else found.set(value, number);
  }
  return found;
}

export async function listedEntries({ data }: Sources, cases: Cases): Promise<ListedEntry[]> {
  const searched = PUBLISHED_LISTS.filter((list) => firstOf(list) in SEARCHED);
  if (data === null || !searched.every((list) => isThere(data, list))) return entriesOf(cases);
  const hidden = new Set(cases.heldOut.map(({ entity_id: id, name }) => `${id}\n${keyOf(name)}`));
  const told = await particulars(data);
  const entries: ListedEntry[] = [];
  const seen = new Set<string>();
  for (const published of searched) {
    const { list = '', prefix = '' } = SEARCHED[firstOf(published)] ?? {};
    const numbers = published.format === 'un_xml' ? numbersOf(join(data, firstOf(published))) : null;
    for await (const entry of readPublished(data, published)) {
      const sourceId = prefix + (numbers?.get(entry.sourceId) ?? entry.sourceId);
      if (seen.has(sourceId)) continue;
      seen.add(sourceId);
      const names = entry.names.filter(
        ({ value, kind }) => kind !== 'original_script' && !hidden.has(`${sourceId}\n${keyOf(value)}`),
      );
      if (names.length === 0) continue;
      const known = told.get(entry.sourceId);
      const birthDates = entry.birthDates.length > 0 ? entry.birthDates : (known?.birthDates ?? []);
      const countries = entry.countries.length > 0 ? entry.countries : (known?.countries ?? []);
      entries.push({ list, entry: { ...entry, sourceId, names, birthDates, countries } });
    }
  }
  return entries;
}

export async function cnepEntries({ data }: Sources): Promise<ListedEntry[]> {
  const published = PUBLISHED_LISTS.find((list) => firstOf(list) === 'br_cgu/cnep_102023.json');
  if (data === null || !published || !isThere(data, published)) return [];
  const entries: ListedEntry[] = [];
  for await (const entry of readPublished(data, published)) entries.push({ list: 'br_cnep', entry });
  return entries;
}

/** Files of the OFAC, UN, UK and EU lists: the benchmark also reports the sum of their reading times. */
const TOGETHER = /^(us_ofac|un_sc|gb|eu)/;

export async function importMeasures({ data }: Sources): Promise<Measure[]> {
  if (data === null) return [];
  const measures: Measure[] = [];
  let together = 0;
  for (const list of PUBLISHED_LISTS.filter((each) => isThere(data, each))) {
    const began = performance.now();
    let entries = 0;
    for await (const { names } of readPublished(data, list)) entries += names.length > 0 ? 1 : 0;
    const seconds = (performance.now() - began) / 1000;
    if (TOGETHER.test(firstOf(list))) together += seconds;
    measures.push({
      name: `read: ${list.format}, ${firstOf(list).split('/').at(-1)}`.slice(0, 51),
      value: seconds,
      unit: 's',
      note: `${entries} entries`,
    });
  }
  return [
    ...measures,
    { name: 'read: OFAC, UN, UK and EU together', value: together, unit: 's', goal: { atMost: 60 } },
  ];
}
