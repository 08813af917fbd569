import { DEFAULT_LOCALE, isLocale, type Locale } from '@homologa/domain/language/locales';
import { fillText, type Text } from '@homologa/web/texts/text';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';

/** The language the screens are in. */
export function useAppLocale(): Locale {
  const locale = useLocale();
  return locale && isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Gives the function that turns words of three languages into the text of the current one. */
export function useText(): Text {
  const locale = useAppLocale();
  return useCallback((words, values) => fillText(words, locale, values), [locale]);
}
