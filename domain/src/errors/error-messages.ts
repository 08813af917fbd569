import { formatLongDate } from '../language/format';
import { interpolate, type PlaceValues } from '../language/interpolate';
import type { Locale } from '../language/locales';
import { ERRORS, type ErrorCode, isErrorCode } from './error-codes';

export const errorText = (code: ErrorCode, locale: Locale, values: PlaceValues = {}): string =>
  interpolate(ERRORS[code][locale], values);

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

/**
 * Formats dates among the placeholder values in the reader's language. In API messages, dates have the format
 * YYYY-MM-DD.
 */
const withWrittenDays = (values: PlaceValues, locale: Locale): PlaceValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isDay(value) ? formatLongDate(new Date(value), locale, { timeZone: 'UTC' }) : value,
    ]),
  );

/**
 * Translates an API error or a violation by its code. The values of the placeholders are extracted from the English
 * message. For an unknown code, which a newer server may send, returns the English message (reference 1.9).
 */
export function translateError(error: { code: string; message: string }, locale: Locale): string {
  if (!isErrorCode(error.code)) return error.message;
  const values = valuesOf(error.code, error.message);
  if (locale === 'en' && !Object.values(values).some(isDay)) return error.message;
  return errorText(error.code, locale, withWrittenDays(values, locale));
}
