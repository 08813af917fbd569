import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '@homologa/domain/language/locales';

export const offeredLocale = (text: string | null): Locale | null => (text !== null && isLocale(text) ? text : null);

/**
 * Returns the initial language: the requested language if it is supported, otherwise the browser's language, otherwise
 * English.
 */
export const visitLocale = (wished: string | null): Locale =>
  offeredLocale(wished) ?? matchLocale(navigator.languages.join(',')) ?? DEFAULT_LOCALE;
