import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { currentLocale, rememberLocale } from './locale';
import { RA_TEXTS } from './ra.texts';

/** By flat keys, and not all that react-admin's type has: what is missing and asked for all the same is reported. */
const messagesOf = (locale: Locale) =>
  Object.fromEntries(Object.entries(RA_TEXTS).map(([key, words]) => [key, words[locale]])) as TranslationMessages;

/** Notifications carry finished texts, which polyglot takes for keys; react-admin's own keys must be there. */
function textOfMissing(key: string): string {
  if (key.startsWith('ra.')) reportError(new Error(`react-admin asks for ${key}, which ra.texts.ts does not have`));
  return key;
}

/**
 * The language of this visit for react-admin, with the few of its texts that are shown. The app's own texts lie
 * beside their screens (`*.texts.ts`) and need no provider.
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
