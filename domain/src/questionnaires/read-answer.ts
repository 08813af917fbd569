import { findCountry } from '../countries/find-country';
import { isDay } from '../identity/day';
import type { Locale } from '../language/locales';
import { parseNumber } from '../language/parse-number';
import { groupMarkOf } from '../language/read-number';
import { singleLine } from '../language/single-line';
import type { SimpleFormat } from './answer-format';
import { type Answering, canonicalCell, decimalsOf, plainDecimal } from './format-rules';

/** How the person who types writes: `numbers` is the language tag for numbers, from `numberLocale`. */
interface Writing extends Answering {
  locale: Locale;
  numbers: string;
}

const LONE_MARK = /^\D*\d+([.,])\d{3}\D*$/;
const YES = new Set(['yes', 'y', 'si', 'sí', 's', 'sim', 'true', '1']);
const NO = new Set(['no', 'n', 'nao', 'não', 'false', '0']);

/**
 * Currency signs of one currency; `$` alone stands for many, and is read as the only currency that the format allows or
 * as the one given.
 */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['R$', 'BRL'],
  ['S/', 'PEN'],
  ['S/.', 'PEN'],
  ['US$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

/** A day in any notation that leaves no doubt; the day stands before the month, in English only if it is above 12. */
function readDay(typed: string, locale: Locale): string | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(text) ?? [];
  if (year === '') return null;
  const isMonthFirst = locale === 'en' && Number(first) <= 12;
  if (isMonthFirst && Number(second) <= 12 && first !== second) return null;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/**
 * A single mark before three digits separates thousands, unless the reader's language uses it as decimal mark and the
 * format has so many decimals.
 */
function readDecimal(format: SimpleFormat, typed: string, numbers: string): string | null {
  const mark = LONE_MARK.exec(typed.trim())?.[1];
  const isFraction = mark !== undefined && decimalsOf(format) >= 3 && groupMarkOf(numbers) !== mark;
  const value = parseNumber(typed.replace(/%\s*$/, ''), { isFraction });
  if (value === null || !Number.isFinite(value) || Math.abs(value) >= 1e15) return null;
  // One digit more than the format allows stays visible, so that the check can name it instead of rounding it away.
  return plainDecimal(value, Math.min(decimalsOf(format) + 1, 7));
}

function readMoney(format: Extract<SimpleFormat, { kind: 'money' }>, typed: string, numbers: string): string | null {
  const text = typed.trim();
  const code = /^[A-Za-z]{3}(?=[\s\d.,-])|(?<=[\s\d.,])[A-Za-z]{3}$/.exec(text)?.[0];
  const bare = code === undefined ? text : text.replace(code, '').trim();
  const sign = [...SIGNS.keys()].findLast((known) => bare.toUpperCase().startsWith(known) || bare.endsWith(known));
  const only = format.currencies?.length === 1 ? format.currencies[0] : undefined;
  const currency = code?.toUpperCase() ?? (sign ? SIGNS.get(sign) : undefined) ?? only;
  const amount = bare.replace(/^S\/\.?\s*/i, '');
  const read = readDecimal(format, amount.replace(/[€£]/g, ''), numbers);
  return currency === undefined || read === null ? null : canonicalCell(format, `${read} ${currency}`);
}

/**
 * Reads what somebody typed, pasted or wrote into a spreadsheet, as the canonical answer: '1.234,5', '31/01/2026',
 * 'R$ 1.200,50', 'Sí'. Returns null for a text that cannot be read; `checkCell` checks the rest.
 */
export function readAnswer(format: SimpleFormat, typed: string, { locale, numbers, country }: Writing): string | null {
  switch (format.kind) {
    case 'short_text':
      return singleLine(typed);
    case 'long_text':
      return typed;
    case 'date':
      return readDay(typed, locale);
    case 'number':
    case 'percent':
      return readDecimal(format, typed, numbers);
    case 'money':
      return readMoney(format, typed, numbers);
    case 'country':
      return findCountry(typed)?.id ?? null;
    case 'yes_no': {
      const word = typed.trim().toLowerCase();
      return YES.has(word) ? 'yes' : NO.has(word) ? 'no' : null;
    }
    default:
      return canonicalCell(format, typed.trim(), { country });
  }
}
