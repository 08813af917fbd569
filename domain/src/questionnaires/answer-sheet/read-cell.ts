import type { Locale } from '../../language/locales';
import type { AnswerFormat, SimpleFormat } from '../answer-format';
import { type AnswerProblem, canonicalCell, checkCell, decimalsOf, plainDecimal } from '../format-rules';
import { readAnswer } from '../read-answer';

/** Matches the apostrophe with which spreadsheets keep text that starts like a formula, see `spreadsheetText`. */
const APOSTROPHE = /^'(?='*[=+\-@＝＋－＠])/;

/**
 * Cell of a spreadsheet as the reader program returns it: a letter for its type, a colon and its value. `t:` text, `n:`
 * number, `p:` percentage (12.5 for 0.125 in a cell that shows percent), `d:` day, also with a time, `b:` true or false,
 * `e:` an error such as `#N/A`, or a formula that was never computed.
 */
export type TypedCell = string;

const DAY_LENGTH = 10;

/** Time behind a day in a text cell, as spreadsheets write a day that they take for a moment. */
const TIME = /[\sT]+\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?$/;

/** Truth values as spreadsheets name them in their own languages, when they are typed as text. */
const TRUTH_WORDS: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ['true', 'yes'],
  ['verdadero', 'yes'],
  ['verdadeiro', 'yes'],
  ['false', 'no'],
  ['falso', 'no'],
]);

/** LibreOffice stores a truth value in a cell for text as one of these numbers. */
const TRUTH_DIGITS: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ['1', 'yes'],
  ['0', 'no'],
]);

/** Returns which of yes and no a truth value or its word means; null for another cell. */
export const truthIn = (typed: TypedCell): 'yes' | 'no' | null => TRUTH_WORDS.get(textOf(typed).toLowerCase()) ?? null;

/** Returns which of yes and no a cell with the number 1 or 0 means if it was a truth value; null for another cell. */
export const numberedTruthIn = (typed: TypedCell): 'yes' | 'no' | null =>
  cellOf(typed).kind === 'n' ? (TRUTH_DIGITS.get(textOf(typed)) ?? null) : null;

/** True for a cell that shows an error, or holds a formula without a result: neither is an answer. */
export const isFailedCell = (typed: TypedCell | undefined): boolean => cellOf(typed).kind === 'e';

/** Doubles an apostrophe of the text itself, which reading would otherwise take for the spreadsheet's. */
export const writtenText = (text: string): string => (APOSTROPHE.test(text) ? `'${text}` : text);

interface ReadCell {
  kind: string;
  text: string;
}

export function cellOf(typed: TypedCell | undefined): ReadCell {
  const kind = (typed ?? '').slice(0, 1);
  const text = (typed ?? '').slice(2).trim();
  return { kind, text: kind === 'd' ? text.slice(0, DAY_LENGTH) : text.replace(APOSTROPHE, '') };
}

/** Text of a cell whatever its type; '' for an empty one. */
export function textOf(typed: TypedCell | undefined): string {
  const { kind, text } = cellOf(typed);
  return kind === 'p' && text !== '' ? `${text}%` : text;
}

interface Reader {
  locale: Locale;
  /** Language tag for numbers, from `numberLocale`. */
  numbers: string;
  country?: string | undefined;
}

export type CellReading = { value: string } | { problem: AnswerProblem; format: AnswerFormat };

/** Writes a number of a cell as an answer; only the text of a cell is read by the rules of a language. */
function fromNumber(format: SimpleFormat, { kind, text }: ReadCell): string | null {
  const number = Number(text);
  if (!Number.isFinite(number)) return null;
  // One digit more than the format allows stays visible, so that the check can name it instead of rounding it away.
  const plain = (value: number): string => plainDecimal(value, Math.min(decimalsOf(format) + 1, 7));
  if (format.kind === 'percent') return plain(number);
  const value = kind === 'p' ? number / 100 : number;
  if (format.kind === 'number') return plain(value);
  if (format.kind !== 'money') return null;
  const only = format.currencies?.length === 1 ? format.currencies[0] : undefined;
  return only === undefined ? null : canonicalCell(format, `${plain(value)} ${only}`);
}

/** Reads a cell that is not empty as an answer of the format, and checks what does not depend on the saved answer. */
export function readCell(format: SimpleFormat, typed: TypedCell, { locale, numbers, country }: Reader): CellReading {
  const cell = cellOf(typed);
  const isNumber = cell.kind === 'n' || cell.kind === 'p';
  const said = format.kind === 'date' ? cell.text.replace(TIME, '') : textOf(typed);
  const truth = format.kind === 'yes_no' ? (truthIn(typed) ?? TRUTH_DIGITS.get(textOf(typed)) ?? null) : null;
  const read =
    truth ?? (isNumber ? fromNumber(format, cell) : null) ?? readAnswer(format, said, { locale, numbers, country });
  const problem = checkCell(format, read ?? textOf(typed), { country });
  if (read !== null && problem === null) return { value: read };
  // Whether an id or a phone fits depends on the supplier's country of when it was given: a saved one stays.
  if (problem === 'not_tax_id' || problem === 'not_phone') return { value: read ?? textOf(typed) };
  return { problem: problem ?? 'not_number', format };
}
