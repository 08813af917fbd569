import type { Locale } from '@homologa/domain/language/locales';
import { storage } from '@homologa/web/state/storage';
import { offeredLocale, visitLocale } from '@homologa/web/texts/visit-locale';

const STORED = 'homologa.onboarding.language';

/** The language that was chosen here before, or null. */
export const chosenLocale = (): Locale | null => offeredLocale(storage.getItem(STORED));

/** The language that was chosen here before, else the browser's, else English. */
export const initialLocale = (): Locale => visitLocale(chosenLocale());

export const rememberLocale = (locale: Locale): void => storage.setItem(STORED, locale);
