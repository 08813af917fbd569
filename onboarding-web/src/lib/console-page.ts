import type { Locale } from '@homologa/domain/language/locales';

/** A page of the console that suppliers use too, in the language that they read here. */
export const consolePage = (path: '/contact' | '/forgot-password', locale: Locale): string =>
  `${path}?language=${locale}`;
