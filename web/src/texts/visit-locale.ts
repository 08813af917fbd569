import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '@homologa/domain/language/locales';

/** A text as one of the offered languages, or null. */
export const offeredLocale = (text: string | null): Locale | null => (text !== null && isLocale(text) ? text : null);

/** The language that a visit begins in: what is wished for and offered, else the browser's, else English. */
export const visitLocale = (wished: string | null): Locale =>
  offeredLocale(wished) ?? matchLocale(navigator.languages.join(',')) ?? DEFAULT_LOCALE;
