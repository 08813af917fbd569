import { CELL_MAX_TEXT } from './limits';

/**
 * First characters of a text that a spreadsheet, or a CSV saved from it, parses as a formula (OWASP, CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A telephone number, or a dash for "none": both start like a formula but are harmless. */
const HARMLESS = /^(\+\d[\d\s().-]*|-)$/;

/** Characters that XML cannot represent: control characters and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

interface SpreadsheetText {
  text: string;
  isQuoted: boolean;
}

/**
 * Converts text for a cell. An apostrophe is put before text that starts like a formula, so that it stays text even
 * after saving as CSV and reopening; telephone numbers are left as they are. Invalid characters are removed, too long
 * text is cut.
 */
export function spreadsheetText(value: string): SpreadsheetText {
  // Remove these characters first: one of them may precede a formula.
  const clean = value.replace(NOT_XML, '');
  const isQuoted = FORMULA_START.test(clean);
  const text = isQuoted && !HARMLESS.test(clean) ? `'${clean}` : clean;
  // The cut may leave half of a surrogate pair.
  return { text: text.length > CELL_MAX_TEXT ? text.slice(0, CELL_MAX_TEXT).replace(/\p{Cs}$/u, '') : text, isQuoted };
}
