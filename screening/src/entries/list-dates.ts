const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SPANISH = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/**
 * Maximum number of years of a span whose years are all listed. A longer span yields only its first and its last year.
 */
const MAX_SPAN_YEARS = 10;

const two = (number: number): string => String(number).padStart(2, '0');

function dateOf(year: string, month = 0, day = 0): string {
  if (month < 1 || month > 12) return year;
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return day < 1 || day > last ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

type DateOrder = 'dmy' | 'mdy';

/**
 * Parses one date, such as `1962-05-03`, `03/05/1962`, `dd/mm/1962`, `3 May 1962`, `May 1962` or `circa 1962`. Null for
 * any other text.
 */
function readOne(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:\D|$)/.exec(text);
  if (iso?.[1]) return dateOf(iso[1], Number(iso[2]), Number(iso[3] ?? 0));
  const parted = /^(\w{1,2})[/.-](\w{1,2})[/.-](\d{4})\b/.exec(text);
  if (parted?.[3]) {
    const [first, second] = [Number(parted[1]) || 0, Number(parted[2]) || 0];
    return order === 'dmy' ? dateOf(parted[3], second, first) : dateOf(parted[3], first, second);
  }
  const worded = /(?:(\d{1,2})\s+)?([a-z]{3})[a-z]*\.?,?\s+(\d{4})\b/i.exec(text);
  const month = worded ? MONTHS.indexOf((worded[2] ?? '').toLowerCase()) + 1 : 0;
  if (worded?.[3] && month > 0) return dateOf(worded[3], month, Number(worded[1] ?? 0));
  const year = /\b(1[89]\d{2}|20\d{2})\b/.exec(text);
  return year?.[1] ?? null;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

export function readDates(text: string, order: DateOrder = 'dmy'): string[] {
  const span = /^(.*?\d{4})\s*(?:to|-|–|and)\s*(.*\d{4}.*)$/i.exec(text.trim());
  const [from, until] = span ? [readOne(span[1] ?? '', order), readOne(span[2] ?? '', order)] : [null, null];
  if (!from || !until || /^\d{4}-\d{2}/.test(text.trim())) {
    const one = readOne(text.trim(), order);
    return one ? [one] : [];
  }
  const years = yearOf(until) - yearOf(from);
  if (years < 1 || years > MAX_SPAN_YEARS) return [...new Set([from, until])];
  return Array.from({ length: years + 1 }, (_, at) => String(yearOf(from) + at));
}

export function readDay(text: string, order: DateOrder = 'dmy'): string | undefined {
  const date = readOne(text.trim(), order);
  return date?.length === 10 ? date : undefined;
}

export function readSpanishDay(text: string): string | undefined {
  const [, day, month = '', year] = /\b(\d{1,2}) de ([a-z]{3})[a-z]* (?:de|del) (\d{4})\b/i.exec(text) ?? [];
  const at = SPANISH.indexOf(month.toLowerCase()) + 1;
  return year && at > 0 ? readDay(`${year}-${two(at)}-${two(Number(day))}`) : undefined;
}

export function dayInName(name: string): string | undefined {
  const parts = /(?:^|\D)(20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?:\D|$)/.exec(name)?.slice(1);
  return parts && readDay(parts.join('-'));
}

export const laterDay = (a: string | undefined, b: string | undefined): string | undefined =>
  a !== undefined && (b === undefined || a > b) ? a : b;
