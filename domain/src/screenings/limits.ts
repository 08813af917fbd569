const MEBIBYTE = 1024 * 1024;

export const WATCHLIST_FILE_MAX_BYTES = 1024 * MEBIBYTE;
export const WATCHLIST_MAX_FILES = 10;
/** Characters of one record of a list: a line, an element or an object. */
export const LIST_RECORD_MAX_CHARACTERS = 1_000_000;
export const LIST_MAX_DEPTH = 40;
export const LIST_RECORD_MAX_NODES = 20_000;
export const WATCHLIST_MAX_ENTRIES = 3_000_000;
/** Stored names and identifiers of an entry, each; the rest is cut off and counted. */
export const ENTRY_MAX_NAMES = 200;
export const ENTRY_NAME_MAX = 500;
export const ENTRY_REMARKS_MAX = 5_000;
/** Characters of a list's code and of an entry's reference; both are part of the key that decisions refer to. */
export const LIST_CODE_MAX = 40;
export const ENTRY_ID_MAX = 120;
/** Stored passages of an article, and characters of each passage. */
export const ARTICLE_MAX_PASSAGES = 12;
export const PASSAGE_MAX = 600;
export const ARTICLE_MAX_CHARACTERS = 100_000;
export const MEDIA_MAX_ARTICLES = 200;
export const REFRESH_MIN_HOURS = 1;
export const REFRESH_MAX_HOURS = 31 * 24;
export const EDITION_MAX_DAYS = 3_660;
/** Hits of one party that a screening stores; the rest is only counted. */
export const PARTY_HITS_MAX = 250;
export const PROFILE_VALUES_MAX = 50;
