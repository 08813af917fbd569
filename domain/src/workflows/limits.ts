/** Idle milliseconds before a draft is saved automatically (reference 1.10). */
export const DRAFT_AUTOSAVE_DEBOUNCE = 1000;

/** Idle milliseconds before a search runs (reference 1.10). */
export const SEARCH_DEBOUNCE = 300;

export const DRAFT_TABLE_LIMIT = 1000;

/** Aspect ratio of the cover image, and its maximum width in pixels (reference 3.14). */
export const COVER_RATIO = 3;
export const COVER_WIDTH = 1920;

/** Milliseconds between two heartbeats of an open edit page. */
export const PRESENCE_INTERVAL = 10_000;

/** Milliseconds without a heartbeat after which an edit page counts as closed: two heartbeats may be lost. */
export const PRESENCE_EXPIRY = 30_000;
