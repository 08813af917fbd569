/** Rows of one export: a spreadsheet has room for 1,048,576 with its header. */
export const EXPORT_MAX_ROWS = 1_000_000;

/** Milliseconds until the file of an export is deleted. */
export const EXPORT_RETENTION = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds that a download waits for its file before it answers with the job instead (reference 12.7). */
export const EXPORT_WAIT = 4_000;

export const CELL_MAX_TEXT = 32_767;

/** Files in one download of results: a zip's directory is kept in memory until its end. */
export const RESULTS_MAX_FILES = 100_000;

/** Suppliers of a questionnaire as PDF, which is built in memory. */
export const QUESTIONNAIRE_PDF_MAX_SUPPLIERS = 500;
