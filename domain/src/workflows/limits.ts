/** Milliseconds of rest before a draft is saved by itself (reference 1.10). */
export const DRAFT_AUTOSAVE_DEBOUNCE = 1000;

/** Milliseconds of rest before a search runs (reference 1.10). */
export const SEARCH_DEBOUNCE = 300;

/** How many suppliers a draft is edited with in its own table; its answers carry no more. */
export const DRAFT_TABLE_LIMIT = 1000;

/** The cover image: 3:1, at best 1920 pixels wide (reference 3.14). */
export const COVER_RATIO = 3;
export const COVER_WIDTH = 1920;
