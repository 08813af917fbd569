/** What a list calls a name (reference 10.8). */
export const ENTRY_NAME_KINDS = ['primary', 'alias', 'weak', 'former', 'original_script'] as const;
export type EntryNameKind = (typeof ENTRY_NAME_KINDS)[number];

export const ENTRY_SCHEMAS = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const;
export type EntrySchema = (typeof ENTRY_SCHEMAS)[number];

export const ENTRY_TOPICS = ['sanction', 'debarment', 'tax', 'pep', 'wanted', 'media'] as const;
export type EntryTopic = (typeof ENTRY_TOPICS)[number];

export type EntryName = { value: string; kind: EntryNameKind; familyName?: string };
export type EntryIdentifier = { type: string; country?: string; value: string };

/** One entry of a watchlist, whatever format its publisher uses. */
export type ListEntry = {
  /** The publisher's own reference. */
  sourceId: string;
  schema: EntrySchema;
  names: EntryName[];
  /** ISO 3166 alpha-2, upper case. */
  countries: string[];
  /** As exact as the source is: '1962', '1962-05', '1962-05-03'. */
  birthDates: string[];
  gender?: 'm' | 'f';
  identifiers: EntryIdentifier[];
  programmes: string[];
  topics: EntryTopic[];
  listedOn?: string;
  expiresOn?: string;
  remarks?: string;
  sourceUrl?: string;
};
