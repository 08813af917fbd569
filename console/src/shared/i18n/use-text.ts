import type { Locale } from '@homologa/domain/language/locales';
import { fillText, type Text } from '@homologa/web/texts/text';
import { createContext, useCallback, useContext } from 'react';
import { currentLocale } from './locale';

/**
 * Locale of the texts, provided by `ThemeRoot`. react-admin's `useLocale` reads the browser's storage on each call, which
 * took a sixth of the time of drawing a table.
 */
export const LocaleContext = createContext<Locale | null>(null);

export function useAppLocale(): Locale {
  return useContext(LocaleContext) ?? currentLocale();
}

export function useText(): Text {
  const locale = useAppLocale();
  return useCallback((words, values) => fillText(words, locale, values), [locale]);
}
