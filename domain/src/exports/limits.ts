/** Maximum number of rows of an export: a spreadsheet has at most 1,048,576 rows, header included. */
export const EXPORT_MAX_ROWS = 1_000_000;

/** Milliseconds until the file of an export is deleted. */
export const EXPORT_RETENTION = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds that a download request waits for its file before it returns the job instead (reference 12.7). */
export const EXPORT_WAIT = 4_000;

/**
 * Maximum number of exports that one person and one company have under way. Normal use stays far below; each waits in the
 * outbox until it is its company's turn.
 */
export const EXPORTS_OPEN_OF_PERSON = 20;
export const EXPORTS_OPEN_OF_COMPANY = 400;

/**
 * Maximum number of files in one download of results, because the zip's directory stays in memory until the download is
 * complete.
 */
export const RESULTS_MAX_FILES = 100_000;

/** Maximum number of suppliers in a questionnaire PDF, which is built in memory. */
export const QUESTIONNAIRE_PDF_MAX_SUPPLIERS = 500;
