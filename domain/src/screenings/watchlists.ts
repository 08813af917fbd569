import { lookUp } from '../language/record-of';
import type { EntryTopic } from './list-entry';

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

/**
 * Formats of articles. Articles are searched separately from the lists, and an article is kept after it has left the
 * feed.
 */
export const MEDIA_FORMATS = ['media_jsonl', 'media_rss'] as const satisfies ListFormat[];
export const isMediaFormat = (format: string): boolean => (MEDIA_FORMATS as readonly string[]).includes(format);

export interface KnownWatchlist {
  title: string;
  format: ListFormat;
  topic: EntryTopic;
  /** URLs of the list's files; empty if the URL changes or requires a key. */
  urls: readonly string[];
  staleAfterHours: number;
  /**
   * Days after which an edition is stale even if it was checked recently; depends on how often the publisher changes
   * the list.
   */
  maxEditionDays: number;
}

const WEEK = 7 * 24;
const MONTH = 31 * 24;
const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

export const KNOWN_WATCHLISTS = {
  'ofac-sdn': {
    title: 'OFAC Specially Designated Nationals',
    format: 'ofac_xml',
    topic: 'sanction',
    urls: [`${OFAC}/SDN.XML`],
    staleAfterHours: WEEK,
    // The publisher changes the list several times a week.
    maxEditionDays: 30,
  },
  'ofac-cons': {
    title: 'OFAC Consolidated Non-SDN',
    format: 'ofac_xml',
    topic: 'sanction',
    urls: [`${OFAC}/CONSOLIDATED.XML`],
    staleAfterHours: WEEK,
    // The publisher changes the list a few times a year.
    maxEditionDays: 180,
  },
  'un-sc': {
    title: 'United Nations Security Council Consolidated List',
    format: 'un_xml',
    topic: 'sanction',
    urls: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'],
    staleAfterHours: WEEK,
    // The list is generated each night and amended about once a month.
    maxEditionDays: 45,
  },
  'eu-fsf': {
    title: 'European Union Consolidated Financial Sanctions List',
    format: 'eu_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // The list is amended every week or two, except in August.
    maxEditionDays: 45,
  },
  'uk-sl': {
    title: 'UK Sanctions List',
    format: 'uk_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // The list is amended several times a month.
    maxEditionDays: 45,
  },
  'us-csl': {
    title: 'US Consolidated Screening List',
    format: 'us_csl_csv',
    topic: 'sanction',
    urls: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    staleAfterHours: WEEK,
    maxEditionDays: 30,
  },
  'ca-sema': {
    title: 'Canada Consolidated Autonomous Sanctions List',
    format: 'ca_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // The list changes only by regulation, at times months apart.
    maxEditionDays: 180,
  },
  'ch-seco': {
    title: 'Switzerland SECO Sanctions',
    format: 'ch_xml',
    topic: 'sanction',
    urls: [],
    staleAfterHours: WEEK,
    // The list follows the European Union and the United Nations within weeks.
    maxEditionDays: 60,
  },
  'mx-sat-69b': {
    title: 'México SAT 69-B',
    format: 'mx_69b_csv',
    topic: 'tax',
    urls: ['http://omawww.sat.gob.mx/cifras_sat/Documents/Listado_Completo_69-B.csv'],
    staleAfterHours: MONTH,
    // The publisher releases the whole list about once a quarter.
    maxEditionDays: 120,
  },
  'br-ceis': {
    title: 'Brasil CEIS',
    format: 'br_cgu_csv',
    topic: 'debarment',
    urls: [],
    staleAfterHours: MONTH,
    // The three registers of this list are extracted each working day.
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

export const WATCHLIST_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * Minimum size of a new file of a list: its number of entries divided by the number of entries in use. A smaller file
 * is rejected.
 */
const SMALLEST_SHARE = 0.8;

export const isSuspiciouslySmall = (entries: number, before: number): boolean => entries < before * SMALLEST_SHARE;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Default for lists whose update rhythm is unknown, such as a client's own list, which should be reviewed once a year.
 */
const DEFAULT_EDITION_DAYS = 366;

/**
 * Returns the maximum age of an edition in days: the value that an operator set, otherwise the known value for the
 * list, otherwise the default of the list's format. Null for articles, because a feed has no editions.
 */
export function editionDays(list: { code: string; format: string; maxEditionDays: number | null }): number | null {
  if (list.maxEditionDays !== null) return list.maxEditionDays;
  if (isMediaFormat(list.format)) return null;
  const known: KnownWatchlist | undefined = lookUp(KNOWN_WATCHLISTS, list.code);
  const alike = Object.values<KnownWatchlist>(KNOWN_WATCHLISTS).filter(({ format }) => format === list.format);
  if (known) return known.maxEditionDays;
  return alike.length > 0 ? Math.max(...alike.map((one) => one.maxEditionDays)) : DEFAULT_EDITION_DAYS;
}

export const STALE_REASONS = ['not_looked_up', 'old_edition'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

export interface AgedList {
  code: string;
  format: string;
  checkedAt: Date | null;
  staleAfterHours: number;
  maxEditionDays: number | null;
  /** Edition in use. Without a publication date, the age of the edition counts from its import. */
  current: { publishedOn: Date | null; importedAt: Date } | null;
}

export function staleReason(list: AgedList, now: Date): StaleReason | null {
  const { checkedAt, current } = list;
  if (!checkedAt || now.getTime() - checkedAt.getTime() > list.staleAfterHours * HOUR_MS) return 'not_looked_up';
  const days = editionDays(list);
  const since = current?.publishedOn ?? current?.importedAt;
  return since && days !== null && now.getTime() - since.getTime() > days * DAY_MS ? 'old_edition' : null;
}
