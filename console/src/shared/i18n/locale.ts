import type { Locale } from '@homologa/domain/language/locales';
import { storage } from '@homologa/web/state/storage';
import { createStore } from '@homologa/web/state/store';
import { offeredLocale, visitLocale } from '@homologa/web/texts/visit-locale';

const STORED = 'homologa.language';

const chosen = createStore<Locale | null>(null);

/**
 * Returns the language of this visit: the `language` parameter of the link, otherwise the last chosen language,
 * otherwise the browser's language, otherwise English.
 */
export function currentLocale(): Locale {
  const known = chosen.get();
  if (known) return known;
  const asked = new URLSearchParams(window.location.search).get('language');
  const locale = visitLocale(offeredLocale(asked) ?? storage.getItem(STORED));
  chosen.set(locale);
  return locale;
}

export function rememberLocale(locale: Locale): void {
  storage.setItem(STORED, locale);
  document.documentElement.lang = locale;
  chosen.set(locale);
}

export const subscribeLocale = chosen.subscribe;
