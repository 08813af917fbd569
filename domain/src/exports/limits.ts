/** Most rows of one export: a sheet holds 1,048,576 with its header. */
export const EXPORT_MAX_ROWS = 1_000_000;

/** Milliseconds for which the file of an export is kept. */
export const EXPORT_RETENTION = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds that a download waits for its file before it is answered with its job (reference 12.7). */
export const EXPORT_WAIT = 4_000;

/** Characters that a spreadsheet's cell holds. */
export const CELL_MAX_TEXT = 32_767;

/** Most files of one download of results: what a zip lists is held until it ends. */
export const RESULTS_MAX_FILES = 100_000;

/** Most suppliers of a questionnaire as PDF, which is drawn as a whole. */
export const QUESTIONNAIRE_PDF_MAX_SUPPLIERS = 500;
