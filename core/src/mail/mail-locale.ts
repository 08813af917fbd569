import { DEFAULT_LOCALE, type Locale, matchLocale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';

export function personMailLocale(preferences: unknown): Locale {
  return matchLocale(preferredLanguage(preferences)) ?? DEFAULT_LOCALE;
}
