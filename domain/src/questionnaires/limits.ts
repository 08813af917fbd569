export const MIN_OPTIONS = 2;

export const MAX_QUESTIONS = 500;

export const MAX_OPTIONS = 200;

/** Levels of groups in a condition. */
export const MAX_CONDITION_DEPTH = 4;

/** Comparisons in a condition. */
export const MAX_COMPARISONS = 20;

export const MAX_COLUMNS = 12;

export const MAX_ROWS = 100;

/** Points of one option, range or answer, in either direction. */
export const MAX_POINTS = 1000;

/** Weight of a section; weights are compared with each other and need no sum. */
export const MAX_WEIGHT = 1000;

export const MAX_RANGES = 20;

export const MAX_THRESHOLDS = 8;

export const MAX_REASON_LENGTH = 1000;

/** Characters of a typed text without a limit of its own, equal to the limit of all texts. */
export const MAX_TYPED_TEXT = 20_000;

/** Characters of a text. */
export const MAX_ANSWER_LENGTH = 20_000;

/** Templates of one company or of the provider that are not archived. */
export const MAX_TEMPLATES = 200;

/** All templates of one company or of the provider: archived ones are kept, because questionnaires came from them. */
export const MAX_STORED_TEMPLATES = 2000;

/** Characters of a cell in a spreadsheet. */
export const CELL_MAX_TEXT = 32_767;
