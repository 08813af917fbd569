/** Rows that are read of one sheet: more than questions and rows of a table together, since people add lines of their own. */
export const MAX_SHEET_ROWS = 2000;
/** Sheets that are read: the questions, their tables and the lists. */
export const MAX_SHEET_TABS = 120;
/** Bytes of an uploaded sheet; one that the product wrote is far smaller. */
export const ANSWER_SHEET_MAX_BYTES = 5 * 1024 * 1024;
/** Uploads of sheets that one supplier may make within the window. */
export const ANSWER_SHEET_UPLOADS = 60;
export const ANSWER_SHEET_WINDOW_SECONDS = 3600;
