import type { Locale } from '@homologa/domain/language/locales';
import { storage } from '@homologa/web/state/storage';
import { offeredLocale, visitLocale } from '@homologa/web/texts/visit-locale';
import { servedLocale } from '../lib/served-page';

const STORED = 'homologa.onboarding.language';

export const chosenLocale = (): Locale | null => offeredLocale(storage.getItem(STORED));

/** Language chosen in this browser, otherwise the link's, otherwise the browser's, otherwise English. */
export const initialLocale = (): Locale => visitLocale(chosenLocale() ?? servedLocale());

export const rememberLocale = (locale: Locale): void => storage.setItem(STORED, locale);
