import type { ListedArticle } from './risks';

export const ENTRY_NAME_KINDS = ['primary', 'alias', 'weak', 'former', 'original_script'] as const;
export type EntryNameKind = (typeof ENTRY_NAME_KINDS)[number];

export const ENTRY_SCHEMAS = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const;
export type EntrySchema = (typeof ENTRY_SCHEMAS)[number];

export const ENTRY_TOPICS = ['sanction', 'debarment', 'tax', 'pep', 'wanted', 'media'] as const;
export type EntryTopic = (typeof ENTRY_TOPICS)[number];

/**
 * Stage of the publisher's procedure against an entry; only Mexico's list of simulated operations (article 69-B) has
 * stages.
 */
export const ENTRY_STATUSES = ['presumed', 'definitive', 'cleared'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export type EntryName = {
  value: string;
  kind: EntryNameKind;
  familyName?: string;
};

export type EntryIdentifier = {
  type: string;
  /** ISO alpha-2, upper case. */
  country?: string;
  value: string;
};

export type ListEntry = {
  sourceId: string;
  schema: EntrySchema;
  names: EntryName[];
  /** ISO alpha-2, upper case. */
  countries: string[];
  /** `1962`, `1962-05` or `1962-05-03`. */
  birthDates: string[];
  birthPlaces?: string[];
  gender?: 'm' | 'f';
  identifiers: EntryIdentifier[];
  programmes: string[];
  /** Empty if the list marks the entry as cleared. Such an entry is shown as information and not as a hit. */
  topics: EntryTopic[];
  status?: EntryStatus;
  listedOn?: string;
  expiresOn?: string;
  remarks?: string;
  sourceUrl?: string;
  article?: ListedArticle;
};
