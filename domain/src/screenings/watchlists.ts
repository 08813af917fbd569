import type { EntryTopic } from './list-entry';

/** The formats in which lists are published and that an importer reads. */
export const LIST_FORMATS = [
  'ofac_csv',
  'ofac_xml',
  'ofac_advanced_xml',
  'un_xml',
  'eu_xml',
  'uk_xml',
  'uk_tables',
  'us_csl_csv',
  'ca_xml',
  'ch_xml',
  'opensanctions_csv',
  'ftm_json',
  'senzing_json',
  'mx_69b_csv',
  'br_cgu_csv',
  'br_cgu_json',
  'pep_csv',
  'csv',
  'media_jsonl',
  'media_rss',
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** Formats of articles: they are searched apart from the lists, and what leaves a feed stays. */
export const MEDIA_FORMATS = ['media_jsonl', 'media_rss'] as const satisfies ListFormat[];
export const isMediaFormat = (format: string): boolean => (MEDIA_FORMATS as readonly string[]).includes(format);

/** A list that the product knows by its publisher. */
export interface KnownWatchlist {
  /** As its publisher calls it. */
  title: string;
  format: ListFormat;
  topic: EntryTopic;
  /** Where its files are published, one address for each; none where the address changes or needs a key. */
  urls: readonly string[];
  /** Hours after which a list that was not looked up again is stale. */
  staleAfterHours: number;
}

const WEEK = 7 * 24;
const MONTH = 31 * 24;
const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

/** Lists that can be imported by their code alone. */
export const KNOWN_WATCHLISTS = {
  'ofac-sdn': {
    title: 'OFAC Specially Designated Nationals',
    format: 'ofac_xml',
    topic: 'sanction',
    urls: [`${OFAC}/SDN.XML`],
    staleAfterHours: WEEK,
  },
  'ofac-cons': {
    title: 'OFAC Consolidated Non-SDN',
    format: 'ofac_xml',
    topic: 'sanction',
    urls: [`${OFAC}/CONSOLIDATED.XML`],
    staleAfterHours: WEEK,
  },
  'un-sc': {
    title: 'United Nations Security Council Consolidated List',
    format: 'un_xml',
    topic: 'sanction',
    urls: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'],
    staleAfterHours: WEEK,
  },
  'eu-fsf': {
    title: 'European Union Consolidated Financial Sanctions List',
    format: 'eu_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
  },
  'uk-sl': {
    title: 'UK Sanctions List',
    format: 'uk_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
  },
  'us-csl': {
    title: 'US Consolidated Screening List',
    format: 'us_csl_csv',
    topic: 'sanction',
    urls: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    staleAfterHours: WEEK,
  },
  'ca-sema': {
    title: 'Canada Consolidated Autonomous Sanctions List',
    format: 'ca_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
  },
  'ch-seco': {
    title: 'Switzerland SECO Sanctions',
    format: 'ch_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
  },
  'mx-sat-69b': {
    title: 'México SAT 69-B',
    format: 'mx_69b_csv',
    topic: 'tax',
    urls: ['http://omawww.sat.gob.mx/cifras_sat/Documents/Listado_Completo_69-B.csv'],
    staleAfterHours: MONTH,
  },
  'br-ceis': {
    title: 'Brasil CEIS',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
  },
  'br-cnep': {
    title: 'Brasil CNEP',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
  },
  'br-cepim': {
    title: 'Brasil CEPIM',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
  },
} as const satisfies Record<string, KnownWatchlist>;

/** What a list's code may be. */
export const WATCHLIST_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A new file with less than this share of the entries of the snapshot in use is refused. */
const SMALLEST_SHARE = 0.8;

/** Whether a list shrank so much that its file is rather broken. */
export const isSuspiciouslySmall = (entries: number, before: number): boolean => entries < before * SMALLEST_SHARE;

const HOUR_MS = 3_600_000;

/** Whether nobody has looked for so long that the list may have changed: `checkedAt` is when it was last confirmed. */
export const isStale = (list: { checkedAt: Date | null; staleAfterHours: number }, now: Date): boolean =>
  list.checkedAt === null || now.getTime() - list.checkedAt.getTime() > list.staleAfterHours * HOUR_MS;
