import { formatLongDate } from '../language/format';
import { interpolate, type PlaceValues } from '../language/interpolate';
import type { Locale } from '../language/locales';
import { ERRORS, type ErrorCode, isErrorCode } from './error-codes';

/** The wording of an error code in a language, its `{places}` filled. */
export const errorText = (code: ErrorCode, locale: Locale, values: PlaceValues = {}): string =>
  interpolate(ERRORS[code][locale], values);

/** What filled the places of an English wording, read back from the message. */
function valuesOf(code: ErrorCode, message: string): PlaceValues {
  const places: string[] = [];
  const pattern = ERRORS[code].en.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_place, name: string) => {
    places.push(name);
    return '([\\s\\S]*)';
  });
  const found = new RegExp(`^${pattern}$`).exec(message);
  return Object.fromEntries(places.map((name, index) => [name, found?.[index + 1] ?? '']));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (value: string | number): value is string =>
  DAY.test(`${value}`) && !Number.isNaN(Date.parse(`${value}`));

/** Days, which the wire writes YYYY-MM-DD, as the language writes them. */
const withWrittenDays = (values: PlaceValues, locale: Locale): PlaceValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isDay(value) ? formatLongDate(new Date(value), locale, { timeZone: 'UTC' }) : value,
    ]),
  );

/**
 * An API error or violation in a language, by its code; places are filled as they are in its English message. A code
 * this version does not know keeps the English message (reference 1.9).
 */
export function translateError(error: { code: string; message: string }, locale: Locale): string {
  if (!isErrorCode(error.code)) return error.message;
  const values = valuesOf(error.code, error.message);
  if (locale === 'en' && !Object.values(values).some(isDay)) return error.message;
  return errorText(error.code, locale, withWrittenDays(values, locale));
}
