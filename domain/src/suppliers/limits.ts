/** Most suppliers in one bulk add (reference 4.3). */
export const BULK_SUPPLIER_LIMIT = 100;

/** Most suppliers in one imported file. */
export const IMPORT_SUPPLIER_LIMIT = 5_000;

/** Largest file that is imported, in bytes, and what it may unpack to. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Columns of an imported file that are looked at, and rows of it that a person is shown who says which is which. */
export const IMPORT_MAX_COLUMNS = 100;
export const IMPORT_SHOWN_ROWS = 6;

/** Characters of a cell that are shown to that person. */
export const IMPORT_SHOWN_CHARACTERS = 120;

/** What reading a file may take: MiB for objects in a program of its own, and milliseconds. */
export const IMPORT_READER_MB = 128;
export const IMPORT_READER_MS = 30_000;

/** Milliseconds between two reminders to the same supplier, no matter who or what sends them (reference 5.6). */
export const REMINDER_COOLDOWN = 24 * 60 * 60 * 1000;

/** Most suppliers of one workflow whom one run of its reminder schedule reminds; the next run takes the rest. */
export const MAX_SCHEDULED_BATCH = 1_000;

/** Most suppliers that a bulk action names one by one; more are named by a filter. */
export const BULK_ACTION_MAX_IDS = 1_000;

/** Milliseconds for which it is known whom a bulk action changed, so that it can be undone. */
export const BULK_ACTION_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Suppliers of the company that are pointed out, at most, for each one about to be added. */
export const DUPLICATES_SHOWN = 5;

/** A person's saved views of the suppliers table: how many, and how long a name and a filter may be. */
export const SAVED_VIEWS_MAX = 30;
export const SAVED_VIEW_NAME_MAX = 60;
export const SAVED_VIEW_MAX_FILTER = 2_000;

/** What one supplier's own files may take up, in MB, unless the configuration says otherwise. */
export const SUPPLIER_STORAGE_LIMIT_MB = 500;
