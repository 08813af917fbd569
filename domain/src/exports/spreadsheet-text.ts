import { CELL_MAX_TEXT } from './limits';

/** What a spreadsheet, or a CSV saved from it, would take for the start of a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A telephone number, or a dash that stands for "none": they begin like formulas and can do nothing. */
const HARMLESS = /^(\+\d[\d\s().-]*|-)$/;

/** What XML cannot hold: control characters and halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

interface SpreadsheetText {
  text: string;
  /** Begins like a formula: its cell is marked as text besides. */
  isQuoted: boolean;
}

/**
 * A text as a cell may hold it. One that begins like a formula is led by an apostrophe, so that it stays text even
 * when the sheet is saved as CSV and opened again; telephone numbers stay as they are. What a cell cannot hold is cut.
 */
export function spreadsheetText(value: string): SpreadsheetText {
  // First: what goes may have stood before a formula.
  const clean = value.replace(NOT_XML, '');
  const isQuoted = FORMULA_START.test(clean);
  const text = isQuoted && !HARMLESS.test(clean) ? `'${clean}` : clean;
  // What is cut within a pair of surrogates leaves half a character.
  return { text: text.length > CELL_MAX_TEXT ? text.slice(0, CELL_MAX_TEXT).replace(/\p{Cs}$/u, '') : text, isQuoted };
}
