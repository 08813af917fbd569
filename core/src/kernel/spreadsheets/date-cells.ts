const DAY_MS = 86_400_000;
/** Day 0 of the sheet's calendar, two days off because it counts from 1 and holds 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const LAST_SERIAL = 2_958_466;
const DATE_LENGTH = 10;
const MINUTE_LENGTH = 16;

/** Built-in number formats that show a date, a time or both. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** True if the format has letters of a date outside of quoted texts, escapes and brackets such as `[Red]`. */
const isDateFormat = (code: string): boolean => /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, ''));

/** Returns the positions of the cell styles whose numbers are dates. */
export function dateStyles(cells: readonly number[], formats: ReadonlyMap<number, string>): ReadonlySet<number> {
  const isDate = (id: number): boolean => {
    const code = formats.get(id);
    return code === undefined ? isBuiltInDate(id) : isDateFormat(code);
  };
  return new Set(cells.flatMap((id, style) => (isDate(id) ? [style] : [])));
}

/** Writes a serial number as `YYYY-MM-DD`, with hours and minutes if it has a part of a day. */
export function dateOfSerial(serial: number): string {
  if (serial < 0 || serial >= LAST_SERIAL) return String(serial);
  const text = new Date(DAY_ZERO + Math.round(serial * DAY_MS)).toISOString();
  return Number.isInteger(serial) ? text.slice(0, DATE_LENGTH) : text.slice(0, MINUTE_LENGTH).replace('T', ' ');
}
