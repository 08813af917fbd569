import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '@homologa/domain/i18n/locales';
import { storage } from '@homologa/web/state/storage';
import type { Catalogue } from './catalogue';

const STORED = 'homologa.onboarding.language';

const LOADERS: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
  'pt-BR': async () => (await import('./pt-BR')).ptBR,
};

/** A language's texts: a chunk of their own for each. */
export const loadCatalogue = (locale: Locale): Promise<Catalogue> => LOADERS[locale]();

/** The language that was chosen here before, else the browser's, else English. */
export function initialLocale(): Locale {
  return chosenLocale() ?? matchLocale(navigator.languages.join(',')) ?? DEFAULT_LOCALE;
}

/** The language that was chosen here before, or null. */
export function chosenLocale(): Locale | null {
  const stored = storage.getItem(STORED) ?? '';
  return isLocale(stored) ? stored : null;
}

export const rememberLocale = (locale: Locale): void => storage.setItem(STORED, locale);
