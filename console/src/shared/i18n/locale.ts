import type { Locale } from '@homologa/domain/language/locales';
import { storage } from '@homologa/web/state/storage';
import { createStore } from '@homologa/web/state/store';
import { offeredLocale, visitLocale } from '@homologa/web/texts/visit-locale';

const STORED = 'homologa.language';

const chosen = createStore<Locale | null>(null);

/**
 * The language of this visit: what a link of ours from outside of the console asks for, else what was last chosen
 * here, else the browser's, else English.
 */
export function currentLocale(): Locale {
  const known = chosen.get();
  if (known) return known;
  const asked = new URLSearchParams(window.location.search).get('language');
  const locale = visitLocale(offeredLocale(asked) ?? storage.getItem(STORED));
  chosen.set(locale);
  return locale;
}

/** Remembers the language for requests, for the page's `lang` and for the next visit. */
export function rememberLocale(locale: Locale): void {
  storage.setItem(STORED, locale);
  document.documentElement.lang = locale;
  chosen.set(locale);
}

/** Calls the listener after each change of language; gives the function that ends it. */
export const subscribeLocale = chosen.subscribe;
