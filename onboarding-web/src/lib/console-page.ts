import type { Locale } from '@homologa/domain/language/locales';

/** URL of a console page for suppliers, in the current language. */
export const consolePage = (path: '/contact' | '/forgot-password', locale: Locale): string =>
  `${path}?language=${locale}`;
