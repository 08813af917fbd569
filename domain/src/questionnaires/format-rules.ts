import { isCountryId } from '../countries/countries';
import { storedPhone } from '../countries/phone';
import { isDay } from '../identity/day';
import { isValidEmail } from '../identity/email';
import { normalizeEmail } from '../identity/normalize-email';
import { hasOnlyTaxIdCharacters, isValidTaxId, normalizeTaxId, taxIdKindOf } from '../identity/tax-id';
import { lookUp } from '../language/record-of';
import type { AnswerFormat, SimpleFormat, TableFormat } from './answer-format';
import { isTableAnswer, type TableAnswer } from './answer-shapes';
import { MAX_TYPED_TEXT } from './limits';

/** Why an answer does not fit its question's format. */
export type AnswerProblem =
  | 'too_long'
  | 'not_date'
  | 'date_outside'
  | 'too_early'
  | 'not_number'
  | 'too_precise'
  | 'number_outside'
  | 'not_money'
  | 'other_currency'
  | 'not_percent'
  | 'not_email'
  | 'not_web_address'
  | 'not_phone'
  | 'not_tax_id'
  | 'not_country'
  | 'not_yes_no'
  | 'cell_missing'
  | 'too_many_rows'
  | 'not_table';

const MAX_DIGITS = 15;
const DECIMALS = 6;
const PERCENT_DECIMALS = 4;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const MONEY = /^(-?(?:0|[1-9]\d*)\.\d{2}) ([A-Z]{3})$/;
const MAX_WEB_ADDRESS = 2000;
/** Scheme, a host with a dot and no user in front, port, and the rest: `https://acero.test:8080/a`. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const MAX_TAX_ID = 30;
const FIRST_DAY = '1900-01-01';

/** Places after the decimal mark that a number, a percentage or an amount may have. */
export function decimalsOf(format: SimpleFormat): number {
  if (format.kind === 'percent') return PERCENT_DECIMALS;
  return format.kind === 'number' ? (format.decimals ?? DECIMALS) : 2;
}

/** The amount of '1234.50 USD', or the number itself; NaN for any other text. */
export const numberIn = (value: string): number => {
  const text = MONEY.exec(value)?.[1] ?? value;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
};

export const currencyIn = (value: string): string => MONEY.exec(value)?.[2] ?? '';

function outside(value: number, { min, max }: { min?: number | undefined; max?: number | undefined }) {
  return (min !== undefined && value < min) || (max !== undefined && value > max) ? 'number_outside' : null;
}

function checkDecimal(value: string, format: Extract<SimpleFormat, { kind: 'number' | 'percent' }>) {
  if (!DECIMAL.test(value) || value.replace(/\D/g, '').length > MAX_DIGITS) {
    return format.kind === 'percent' ? 'not_percent' : 'not_number';
  }
  if ((value.split('.')[1] ?? '').length > decimalsOf(format)) return 'too_precise';
  return outside(Number(value), format);
}

function checkMoney(value: string, format: Extract<SimpleFormat, { kind: 'money' }>): AnswerProblem | null {
  const [, amount, currency] = MONEY.exec(value) ?? [];
  if (amount === undefined || currency === undefined || amount.replace(/\D/g, '').length > MAX_DIGITS) {
    return 'not_money';
  }
  if (format.currencies && !format.currencies.includes(currency)) return 'other_currency';
  return outside(Number(amount), format);
}

const isWebAddress = (value: string): boolean => value.length <= MAX_WEB_ADDRESS && WEB_ADDRESS.test(value);

/**
 * Without a country, a tax id whose country is the supplier's is checked for its characters only: a supplier that moves
 * to another country keeps its answers.
 */
function isTaxId(value: string, countryId: string | undefined): boolean {
  const kind = taxIdKindOf(countryId);
  if (!hasOnlyTaxIdCharacters(value) || value.length > MAX_TAX_ID || normalizeTaxId(value) === '') return false;
  return kind === null || isValidTaxId(kind, value);
}

/** A year of two digits is typed as one before 1900; a question that asks for such days says so by its limits. */
const isTooEarly = (day: string, { from, to }: Extract<SimpleFormat, { kind: 'date' }>): boolean =>
  day < FIRST_DAY && from === undefined && !(to !== undefined && to < FIRST_DAY);

/** Who answers: decides which phone numbers and tax ids are asked for. */
export interface Answering {
  /** Id of the supplier's country. */
  country?: string | undefined;
}

/**
 * Returns what is wrong with a canonical answer, as it is sent and stored: dates `2026-01-31`, numbers `1234.5`, amounts
 * `1234.50 USD`; null for one that fits.
 */
export function checkCell(format: SimpleFormat, value: string, { country }: Answering = {}): AnswerProblem | null {
  switch (format.kind) {
    case 'short_text':
    case 'long_text':
      return Array.from(value).length > (format.max_length ?? MAX_TYPED_TEXT) ? 'too_long' : null;
    case 'date':
      if (!isDay(value)) return 'not_date';
      if (value < (format.from ?? value) || value > (format.to ?? value)) return 'date_outside';
      return isTooEarly(value, format) ? 'too_early' : null;
    case 'number':
    case 'percent':
      return checkDecimal(value, format);
    case 'money':
      return checkMoney(value, format);
    case 'email':
      return isValidEmail(value) ? null : 'not_email';
    case 'web_address':
      return isWebAddress(value) ? null : 'not_web_address';
    case 'phone':
      return value.startsWith('+') && storedPhone(value, country ?? '') !== null ? null : 'not_phone';
    case 'tax_id':
      return isTaxId(value, format.country ?? country) ? null : 'not_tax_id';
    case 'country':
      return isCountryId(value) ? null : 'not_country';
    default:
      return value === 'yes' || value === 'no' ? null : 'not_yes_no';
  }
}

/** Problem of an answer, or of one cell of its table; rows count from 0. */
export interface AnswerFault {
  problem: AnswerProblem;
  row?: number;
  column?: string;
}

function tableFaults(format: TableFormat, { rows }: TableAnswer, by: Answering): AnswerFault[] {
  const columns = new Map(format.columns.map((column) => [column.id, column]));
  const tooMany: AnswerFault[] = rows.length > format.max_rows ? [{ problem: 'too_many_rows' }] : [];
  const inRows = rows.slice(0, format.max_rows).flatMap((cells, row) => [
    ...Object.keys(cells)
      .filter((id) => !columns.has(id))
      .map((column): AnswerFault => ({ problem: 'not_table', row, column })),
    ...format.columns.flatMap(({ id, required, format: own }): AnswerFault[] => {
      const cell = lookUp(cells, id) ?? '';
      const problem = cell.trim() === '' ? (required ? 'cell_missing' : null) : checkCell(own, cell, by);
      return problem ? [{ problem, row, column: id }] : [];
    }),
  ]);
  return [...tooMany, ...inRows];
}

/** Lists what is wrong with a canonical answer; for a table, each cell. Empty cells of required columns are faults. */
export function formatFaults(format: AnswerFormat, answer: string | TableAnswer, by: Answering = {}): AnswerFault[] {
  if (format.kind === 'table')
    return isTableAnswer(answer) ? tableFaults(format, answer, by) : [{ problem: 'not_table' }];
  if (typeof answer !== 'string') return [{ problem: 'not_table' }];
  const problem = checkCell(format, answer, by);
  return problem ? [{ problem }] : [];
}

/** Returns the first problem of an answer; null for one that fits its format. */
export const checkFormat = (
  format: AnswerFormat,
  answer: string | TableAnswer,
  by: Answering = {},
): AnswerProblem | null => formatFaults(format, answer, by)[0]?.problem ?? null;

/** Formats a number without exponent and without zeros at its end: `1234.5`. */
export function plainDecimal(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

function canonicalDecimal(value: string, format: SimpleFormat): string {
  const text = value.trim();
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`.replace(/\.$/, '');
  const sign = text.startsWith('-') && digits !== '0' ? '-' : '';
  return format.kind === 'money' ? `${sign}${digits.includes('.') ? digits : `${digits}.`}` : `${sign}${digits}`;
}

function canonicalMoney(value: string, format: SimpleFormat): string {
  const [, amount, currency] = /^(\S+)\s+([A-Za-z]{3})$/.exec(value.trim()) ?? [];
  if (amount === undefined || currency === undefined || !/^-?\d+(\.\d+)?$/.test(amount)) return value;
  const [whole = '', cents = ''] = canonicalDecimal(amount, format).split('.');
  return `${whole}.${cents.padEnd(2, '0')} ${currency.toUpperCase()}`;
}

/** Returns a web address with its scheme and host in lower case; `www.acero.test` gets `https://`. */
function canonicalWebAddress(value: string): string {
  const text = value.trim();
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text) ? text : `https://${text}`;
  return full.replace(
    /^(https?:\/\/)([^/?#]*)/i,
    (_, scheme: string, host: string) => `${scheme.toLowerCase()}${host.toLowerCase()}`,
  );
}

/**
 * Returns the one spelling in which an answer is stored, so that equal answers are equal texts; unchanged if it does not
 * fit its format. Idempotent.
 */
export function canonicalCell(format: SimpleFormat, value: string, { country }: Answering = {}): string {
  switch (format.kind) {
    case 'number':
    case 'percent':
      return canonicalDecimal(value, format);
    case 'money':
      return canonicalMoney(value, format);
    case 'email':
      return normalizeEmail(value);
    case 'web_address':
      return canonicalWebAddress(value);
    case 'phone':
      return storedPhone(value, country ?? '') ?? value;
    case 'tax_id': {
      const text = value.trim().toUpperCase();
      return isTaxId(text, format.country ?? country) ? normalizeTaxId(text) : value;
    }
    case 'short_text':
    case 'long_text':
      return value;
    default:
      return value.trim();
  }
}

/** Returns an answer as it is stored: each cell in its one spelling, no empty cells, no empty rows at the end. */
export function canonicalAnswer<Answer extends string | TableAnswer>(
  format: AnswerFormat,
  answer: Answer,
  by: Answering = {},
): Answer {
  if (typeof answer === 'string')
    return (format.kind === 'table' ? answer : canonicalCell(format, answer, by)) as Answer;
  if (format.kind !== 'table') return answer;
  const formats = new Map(format.columns.map((column) => [column.id, column.format]));
  const rows = answer.rows.map((row) => canonicalRow(row, formats, by));
  const last = rows.findLastIndex((row) => Object.keys(row).length > 0);
  return { rows: rows.slice(0, last + 1) } as unknown as Answer;
}

function canonicalRow(
  row: Readonly<Record<string, string>>,
  formats: ReadonlyMap<string, SimpleFormat>,
  by: Answering,
) {
  const cells = Object.entries(row)
    .filter(([, cell]) => cell.trim() !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, cell]) => {
      const format = formats.get(id);
      return [id, format ? canonicalCell(format, cell, by) : cell] as const;
    });
  return Object.fromEntries(cells);
}
