import type { Locale } from '@homologa/domain/language/locales';

export const consolePage = (path: '/contact' | '/forgot-password', locale: Locale): string =>
  `${path}?language=${locale}`;
