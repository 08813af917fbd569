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

/**
 * An API error or violation in a language, by its code; places are filled as they are in its English message. A code
 * this version does not know keeps the English message (reference 1.9).
 */
export function translateError(error: { code: string; message: string }, locale: Locale): string {
  if (locale === 'en' || !isErrorCode(error.code)) return error.message;
  return errorText(error.code, locale, valuesOf(error.code, error.message));
}
