import { lookUp } from '../language/record-of';
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
  /** Days after which its edition is stale however newly it was looked up, by how often its publisher changes it. */
  maxEditionDays: number;
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
    // Changed several times a week.
    maxEditionDays: 30,
  },
  'ofac-cons': {
    title: 'OFAC Consolidated Non-SDN',
    format: 'ofac_xml',
    topic: 'sanction',
    urls: [`${OFAC}/CONSOLIDATED.XML`],
    staleAfterHours: WEEK,
    // Changed a few times a year.
    maxEditionDays: 180,
  },
  'un-sc': {
    title: 'United Nations Security Council Consolidated List',
    format: 'un_xml',
    topic: 'sanction',
    urls: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'],
    staleAfterHours: WEEK,
    // Generated each night; amended about once a month.
    maxEditionDays: 45,
  },
  'eu-fsf': {
    title: 'European Union Consolidated Financial Sanctions List',
    format: 'eu_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // Amended every week or two, save in August.
    maxEditionDays: 45,
  },
  'uk-sl': {
    title: 'UK Sanctions List',
    format: 'uk_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // Amended several times a month.
    maxEditionDays: 45,
  },
  'us-csl': {
    title: 'US Consolidated Screening List',
    format: 'us_csl_csv',
    topic: 'sanction',
    urls: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    staleAfterHours: WEEK,
    // Compiled each day.
    maxEditionDays: 30,
  },
  'ca-sema': {
    title: 'Canada Consolidated Autonomous Sanctions List',
    format: 'ca_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // By regulations, some of them months apart.
    maxEditionDays: 180,
  },
  'ch-seco': {
    title: 'Switzerland SECO Sanctions',
    format: 'ch_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // Follows the European Union and the United Nations within weeks.
    maxEditionDays: 60,
  },
  'mx-sat-69b': {
    title: 'México SAT 69-B',
    format: 'mx_69b_csv',
    topic: 'tax',
    urls: ['http://omawww.sat.gob.mx/cifras_sat/Documents/Listado_Completo_69-B.csv'],
    staleAfterHours: MONTH,
    // The whole list is published about once a quarter.
    maxEditionDays: 120,
  },
  'br-ceis': {
    title: 'Brasil CEIS',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
    // The three registers are extracted each working day.
    maxEditionDays: 45,
  },
  'br-cnep': {
    title: 'Brasil CNEP',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
    maxEditionDays: 45,
  },
  'br-cepim': {
    title: 'Brasil CEPIM',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
    maxEditionDays: 45,
  },
} as const satisfies Record<string, KnownWatchlist>;

/** What a list's code may be. */
export const WATCHLIST_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A new file with less than this share of the entries of the snapshot in use is refused. */
const SMALLEST_SHARE = 0.8;

/** Whether a list shrank so much that its file is rather broken. */
export const isSuspiciouslySmall = (entries: number, before: number): boolean => entries < before * SMALLEST_SHARE;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A list whose publisher's rhythm is not known, such as a client's own: somebody goes through it once a year. */
const DEFAULT_EDITION_DAYS = 366;

/**
 * Days after which an edition of a list is stale: what an operator said, else what is known of the list, or of lists
 * in its format. Null for articles, of which a feed holds the newest.
 */
export function editionDays(list: { code: string; format: string; maxEditionDays: number | null }): number | null {
  if (list.maxEditionDays !== null) return list.maxEditionDays;
  if (isMediaFormat(list.format)) return null;
  const known: KnownWatchlist | undefined = lookUp(KNOWN_WATCHLISTS, list.code);
  const alike = Object.values<KnownWatchlist>(KNOWN_WATCHLISTS).filter(({ format }) => format === list.format);
  if (known) return known.maxEditionDays;
  return alike.length > 0 ? Math.max(...alike.map((one) => one.maxEditionDays)) : DEFAULT_EDITION_DAYS;
}

/** Why a list is not up to date: nobody looked it up for long, or what was found is an old edition. */
export const STALE_REASONS = ['not_looked_up', 'old_edition'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

/** What the age of a list is judged by. */
export interface AgedList {
  code: string;
  format: string;
  /** When it was last confirmed to be what its publisher has. */
  checkedAt: Date | null;
  staleAfterHours: number;
  maxEditionDays: number | null;
  /** The edition in use; without a day of publication it is as old as its import. */
  current: { publishedOn: Date | null; importedAt: Date } | null;
}

/** Why a list may have changed since what screenings read of it; null while it is up to date. */
export function staleReason(list: AgedList, now: Date): StaleReason | null {
  const { checkedAt, current } = list;
  if (!checkedAt || now.getTime() - checkedAt.getTime() > list.staleAfterHours * HOUR_MS) return 'not_looked_up';
  const days = editionDays(list);
  const since = current?.publishedOn ?? current?.importedAt;
  return since && days !== null && now.getTime() - since.getTime() > days * DAY_MS ? 'old_edition' : null;
}
