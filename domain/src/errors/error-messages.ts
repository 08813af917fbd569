import { interpolate, type PlaceValues } from '../language/interpolate';
import { LOCALES, type Locale } from '../language/locales';
import { ERROR_MESSAGES, type ErrorCode } from './error-codes';
import { ERROR_TRANSLATIONS } from './error-translations';

const wordingOf = (code: ErrorCode, locale: Locale): string =>
  locale === 'en' ? ERROR_MESSAGES[code] : ERROR_TRANSLATIONS[code][locale];

/** The wording of an error code in a language, its `{places}` filled. */
export const errorText = (code: ErrorCode, locale: Locale, values: PlaceValues = {}): string =>
  interpolate(wordingOf(code, locale), values);

/** The wordings of a code in every language, places unfilled. */
export const errorWords = (code: ErrorCode): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, wordingOf(code, locale)])) as Record<Locale, string>;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_MESSAGES, code);

/** What filled the places of an English wording, read back from the message. */
function valuesOf(code: ErrorCode, message: string): PlaceValues {
  const places: string[] = [];
  const pattern = ERROR_MESSAGES[code]
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_place, name: string) => {
      places.push(name);
      return '([\\s\\S]*)';
    });
  const found = new RegExp(`^${pattern}$`).exec(message);
  return Object.fromEntries(places.map((name, index) => [name, found?.[index + 1] ?? '']));
}

/**
 * An API error or violation in a language, by its code; places are filled as they are in its English
 * message. A code this version does not know keeps the English message (decisions.md section 1).
 */
export function translateError(error: { code: string; message: string }, locale: Locale): string {
  if (locale === 'en' || !isErrorCode(error.code)) return error.message;
  return errorText(error.code, locale, valuesOf(error.code, error.message));
}
