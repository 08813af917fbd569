import { DEFAULT_LOCALE, type Locale, matchLocale } from '@homologa/domain/language/locales';

export function personMailLocale(preferences: unknown): Locale {
  const language = (preferences as { language?: unknown } | null)?.language;
  return (typeof language === 'string' ? matchLocale(language) : null) ?? DEFAULT_LOCALE;
}
