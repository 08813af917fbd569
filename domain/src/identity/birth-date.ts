import { isDay } from './day';

/** True for a full or partial date of birth: `1962`, `1962-05` or `1962-05-03`. */
export const isBirthDate = (text: string): boolean =>
  /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text) && isDay(`${text}-01-01`.slice(0, '1962-05-03'.length));

const inOrder = ([day = '', month = '', year = '']: readonly string[]): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/**
 * Parses a typed date of birth, also in day-first formats (`3/5/1962`, `05/1962`), to `YYYY-MM-DD`, `YYYY-MM` or
 * `YYYY`. Null if invalid. Pure; never throws.
 */
export function readBirthDate(text: string): string | null {
  const typed = text.trim();
  const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(typed);
  const read = day ? inOrder(day.slice(1)) : month ? `${month[2]}-${(month[1] ?? '').padStart(2, '0')}` : typed;
  return isBirthDate(read) ? read : null;
}
