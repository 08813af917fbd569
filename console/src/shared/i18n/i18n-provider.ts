import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { currentLocale, rememberLocale } from './locale';
import { RA_TEXTS } from './ra.texts';

/**
 * The cast is needed because the table has flat keys and only the react-admin texts in use; `textOfMissing` reports a
 * missing text.
 */
const messagesOf = (locale: Locale) =>
  Object.fromEntries(Object.entries(RA_TEXTS).map(([key, words]) => [key, words[locale]])) as TranslationMessages;

/**
 * Returns the key itself, because notifications pass translated texts as keys. Reports react-admin keys that are not in
 * the table.
 */
function textOfMissing(key: string): string {
  if (key.startsWith('ra.')) reportError(new Error(`react-admin asks for ${key}, which ra.texts.ts does not have`));
  return key;
}

/**
 * Creates react-admin's i18n provider with the few react-admin texts in use. The app's own texts are in `*.texts.ts`
 * next to their screens and need no provider.
 */
export function createI18nProvider(): I18nProvider {
  const initial = currentLocale();
  const provider = polyglotI18nProvider(
    (locale) => messagesOf(isLocale(locale) ? locale : initial),
    initial,
    LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] })),
    { onMissingKey: textOfMissing },
  );
  rememberLocale(initial);
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale);
      if (isLocale(locale)) rememberLocale(locale);
    },
  };
}
