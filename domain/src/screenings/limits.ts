const MEBIBYTE = 1024 * 1024;

export const WATCHLIST_FILE_MAX_BYTES = 1024 * MEBIBYTE;
export const WATCHLIST_MAX_FILES = 10;
/** Maximum number of characters of one record of a watchlist file: a line, an XML element or a JSON object. */
export const LIST_RECORD_MAX_CHARACTERS = 1_000_000;
export const LIST_MAX_DEPTH = 40;
export const LIST_RECORD_MAX_NODES = 20_000;
export const WATCHLIST_MAX_ENTRIES = 3_000_000;
/**
 * Maximum number of stored names per entry, and of stored identifiers per entry; further names and identifiers are
 * dropped.
 */
export const ENTRY_MAX_NAMES = 200;
export const ENTRY_NAME_MAX = 500;
export const ENTRY_REMARKS_MAX = 5_000;
/**
 * Maximum lengths of a list's code and of an entry's reference. Decisions refer to an entry by a key that contains
 * both.
 */
export const LIST_CODE_MAX = 40;
export const ENTRY_ID_MAX = 120;
/** Maximum number of stored passages of an article, and of characters of a passage. */
export const ARTICLE_MAX_PASSAGES = 12;
export const PASSAGE_MAX = 600;
export const ARTICLE_MAX_CHARACTERS = 100_000;
export const MEDIA_MAX_ARTICLES = 200;
export const REFRESH_MIN_HOURS = 1;
export const REFRESH_MAX_HOURS = 31 * 24;
export const EDITION_MAX_DAYS = 3_660;
/** Maximum number of stored hits per party of a screening; further hits are only counted. */
export const PARTY_HITS_MAX = 250;
export const PROFILE_VALUES_MAX = 50;
