import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '@homologa/domain/language/locales';

const STORED = 'homologa.language';

let current: Locale | undefined;
const listeners = new Set<() => void>();

/**
 * The language of this visit: what a link of ours from outside of the console asks for, else what was last chosen
 * here, else the browser's, else English.
 */
export function currentLocale(): Locale {
  if (current) return current;
  const asked = new URLSearchParams(window.location.search).get('language') ?? '';
  const stored = localStorage.getItem(STORED) ?? '';
  current = [asked, stored].find(isLocale) ?? matchLocale(navigator.languages.join(',')) ?? DEFAULT_LOCALE;
  return current;
}

/** Remembers the language for requests, for the page's `lang` and for the next visit. */
export function rememberLocale(locale: Locale): void {
  current = locale;
  localStorage.setItem(STORED, locale);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of language; gives the function that ends it. */
export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
