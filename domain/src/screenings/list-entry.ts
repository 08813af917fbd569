import type { ListedArticle } from './risks';

/** What a name of an entry is to the list that carries it. */
export const ENTRY_NAME_KINDS = ['primary', 'alias', 'weak', 'former', 'original_script'] as const;
export type EntryNameKind = (typeof ENTRY_NAME_KINDS)[number];

/** What an entry is about. */
export const ENTRY_SCHEMAS = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const;
export type EntrySchema = (typeof ENTRY_SCHEMAS)[number];

/** Why somebody is on a list. */
export const ENTRY_TOPICS = ['sanction', 'debarment', 'tax', 'pep', 'wanted', 'media'] as const;
export type EntryTopic = (typeof ENTRY_TOPICS)[number];

/** How far a list's own procedure against an entry has come: Mexico's 69-B says so, other lists do not. */
export const ENTRY_STATUSES = ['presumed', 'definitive', 'cleared'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export type EntryName = {
  value: string;
  kind: EntryNameKind;
  /** The surname within it, where the list parts the two. */
  familyName?: string;
};

export type EntryIdentifier = {
  type: string;
  /** ISO alpha-2, upper case. */
  country?: string;
  value: string;
};

/** An entry of a watchlist, as every importer gives it and the matching reads it. */
export type ListEntry = {
  /** The list's own reference. */
  sourceId: string;
  schema: EntrySchema;
  names: EntryName[];
  /** ISO alpha-2, upper case. */
  countries: string[];
  /** `1962`, `1962-05` or `1962-05-03`. */
  birthDates: string[];
  /** As the list writes them; absent where it knows none. */
  birthPlaces?: string[];
  gender?: 'm' | 'f';
  identifiers: EntryIdentifier[];
  programmes: string[];
  /** Empty for one that was cleared: information, no hit. */
  topics: EntryTopic[];
  status?: EntryStatus;
  /** `YYYY-MM-DD` */
  listedOn?: string;
  /** `YYYY-MM-DD` */
  expiresOn?: string;
  remarks?: string;
  sourceUrl?: string;
  /** Of an article: its names stand in these passages. */
  article?: ListedArticle;
};
