import { MAX_QUESTIONS } from '../limits';

/** Rows that are read of one sheet: more than questions and rows of a table together, since people add lines of their own. */
export const MAX_SHEET_ROWS = 2000;
/** Rows in which the headings of a sheet are looked for: people insert lines above them. */
export const HEADING_ROWS = 5;
/** Sheets that are read: one of each table, the questions, the lists, and some that people add. */
export const MAX_SHEET_TABS = MAX_QUESTIONS + 20;
/** Characters of all cells together; above the longest answers to the most questions. */
export const MAX_SHEET_CHARACTERS = 16_000_000;
/** Cells that are reported as not taken, so that a malicious sheet does not fill the memory with them. */
export const MAX_SHEET_PROBLEMS = 1000;
/** Characters that a report repeats of a cell. */
export const REPORTED_CHARACTERS = 120;
/** Bytes of an uploaded sheet; one that the product wrote is far smaller. */
export const ANSWER_SHEET_MAX_BYTES = 5 * 1024 * 1024;
/** Uploads of sheets that one supplier may make within the window. */
export const ANSWER_SHEET_UPLOADS = 60;
export const ANSWER_SHEET_WINDOW_SECONDS = 3600;
