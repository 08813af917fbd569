import { CELL_MAX_TEXT } from '../questionnaires/limits';

/**
 * First characters that make a spreadsheet, or a CSV file saved from it, parse the text as a formula (CSV injection,
 * OWASP).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Matches a telephone number, and a single dash, which stands for a missing value. Both start like a formula but are
 * harmless.
 */
const HARMLESS = /^(\+\d[\d\s().-]*|-)$/;

/** Matches characters that XML cannot represent: control characters and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

interface SpreadsheetText {
  text: string;
  isQuoted: boolean;
}

/**
 * Converts text for a cell. Text that starts like a formula, except a telephone number, gets a leading apostrophe, so
 * that it stays text even after saving as CSV and reopening. Invalid characters are removed and long text is truncated.
 */
export function spreadsheetText(value: string): SpreadsheetText {
  // Removes invalid characters before searching for a formula, because an invalid character may precede the formula.
  const clean = value.replace(NOT_XML, '');
  const isQuoted = FORMULA_START.test(clean);
  const text = isQuoted && !HARMLESS.test(clean) ? `'${clean}` : clean;
  // Truncation may leave half of a surrogate pair at the end of the text.
  return { text: text.length > CELL_MAX_TEXT ? text.slice(0, CELL_MAX_TEXT).replace(/\p{Cs}$/u, '') : text, isQuoted };
}
