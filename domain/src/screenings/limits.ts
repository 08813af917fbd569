const MEBIBYTE = 1024 * 1024;

/** The largest file of a watchlist, in bytes. */
export const WATCHLIST_FILE_MAX_BYTES = 1024 * MEBIBYTE;
/** Files that one import of a list takes. */
export const WATCHLIST_MAX_FILES = 10;
/** Characters of one record of a list: a line, an element, an object. */
export const LIST_RECORD_MAX_CHARACTERS = 1_000_000;
/** How deep elements or objects of a list lie within each other. */
export const LIST_MAX_DEPTH = 40;
/** Elements and attributes of one record. */
export const LIST_RECORD_MAX_NODES = 20_000;
/** Entries of one list. */
export const WATCHLIST_MAX_ENTRIES = 3_000_000;
/** Names and identifiers that are kept of one entry; a list that has more is cut and the rest counted. */
export const ENTRY_MAX_NAMES = 200;
/** Characters of one name, and of an entry's remarks. */
export const ENTRY_NAME_MAX = 500;
export const ENTRY_REMARKS_MAX = 5_000;
/** Characters of a list's code and of an entry's reference: both are in the key that decisions name. */
export const LIST_CODE_MAX = 40;
export const ENTRY_ID_MAX = 120;
/** Passages that are kept of one article, and characters of one of them. */
export const ARTICLE_MAX_PASSAGES = 12;
export const PASSAGE_MAX = 600;
/** Characters of an article that are read. */
export const ARTICLE_MAX_CHARACTERS = 100_000;
/** Articles that one answer of a provider outside may hold. */
export const MEDIA_MAX_ARTICLES = 200;
/** Hours between two scheduled looks at a list. */
export const REFRESH_MIN_HOURS = 1;
export const REFRESH_MAX_HOURS = 31 * 24;
/** Days that an edition of a list may be old, where an operator says it. */
export const EDITION_MAX_DAYS = 3_660;
/** Further hits that one decision is about. */
export const JUDGED_AT_ONCE_MAX = 1000;
/** Characters of the free reason of a decision. */
export const HIT_REASON_MAX = 1000;
/** Hits of one party that a screening keeps; it says how many more there are. */
export const PARTY_HITS_MAX = 250;
/** Programmes, places, identifiers of an entry that a hit repeats. */
export const PROFILE_VALUES_MAX = 50;
