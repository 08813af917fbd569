export const BULK_SUPPLIER_LIMIT = 100;

export const IMPORT_SUPPLIER_LIMIT = 5_000;

/** Maximum size of an imported file in bytes, compressed and decompressed. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/**
 * Maximum number of columns read from an imported file, and number of rows shown while the user assigns the columns.
 */
export const IMPORT_MAX_COLUMNS = 100;
export const IMPORT_SHOWN_ROWS = 6;

export const IMPORT_SHOWN_CHARACTERS = 120;

/** Maximum number of imports that one person and one company have under way. */
export const IMPORTS_OPEN_OF_PERSON = 20;
export const IMPORTS_OPEN_OF_COMPANY = 100;

/** Limits of the process that parses an imported file: heap and all memory in MiB, and time in milliseconds. */
export const IMPORT_READER_MB = 128;
export const IMPORT_READER_DATA_MB = 256;
export const IMPORT_READER_MS = 30_000;

/** Seconds of processor time of that process; its several threads spend more than one in a second. */
export const IMPORT_READER_CPU_SECONDS = 60;

/** Minimum milliseconds between two reminders to the same supplier, sent manually or by schedule (reference 5.6). */
export const REMINDER_COOLDOWN = 24 * 60 * 60 * 1000;

/** Invitations that one company may have sent again to one e-mail in the window, over all its suppliers. */
export const INVITATIONS_AGAIN_PER_EMAIL = 5;
export const INVITATIONS_AGAIN_WINDOW_SECONDS = 24 * 60 * 60;

/** Number of skipped suppliers that the preview of a reminder names. */
export const LEFT_OUT_SHOWN = 20;

/** Scheduled reminders written in one transaction, which must not take seconds on a busy database. */
export const MAX_SCHEDULED_BATCH = 250;

export const BULK_ACTION_MAX_IDS = 1_000;

/** Milliseconds during which a bulk action can be undone. */
export const BULK_ACTION_KEPT = 30 * 24 * 60 * 60 * 1000;

export const DUPLICATES_SHOWN = 5;

/** Maximum number of characters of a client's note on an answer. */
export const ANSWER_NOTE_MAX = 1_000;

export const SAVED_VIEWS_MAX = 30;
export const SAVED_VIEW_NAME_MAX = 60;
export const SAVED_VIEW_MAX_FILTER = 2_000;

/** Default storage quota of one supplier's own files, in MB. */
export const SUPPLIER_STORAGE_LIMIT_MB = 500;

/** Limits of the width, in pixels, that a user can set for a column of the suppliers' table. */
export const COLUMN_WIDTH_MIN = 60;
export const COLUMN_WIDTH_MAX = 800;
