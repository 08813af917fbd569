import { isLocale, type Locale } from '@homologa/domain/language/locales';
import { storage } from '@homologa/web/state/storage';
import { offeredLocale, visitLocale } from '@homologa/web/texts/visit-locale';

const STORED = 'homologa.onboarding.language';

export const chosenLocale = (): Locale | null => offeredLocale(storage.getItem(STORED));

/** Returns the language that the server chose for this link; null if the server did not render the page. */
function servedLocale(): Locale | null {
  const { lang, dataset } = document.documentElement;
  return dataset.served === undefined || !isLocale(lang) ? null : lang;
}

/**
 * Returns the language chosen in this browser, otherwise the language of the link, otherwise the browser's language,
 * otherwise English.
 */
export const initialLocale = (): Locale => visitLocale(chosenLocale() ?? servedLocale());

export const rememberLocale = (locale: Locale): void => storage.setItem(STORED, locale);
