import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { currentLocale, rememberLocale } from './locale';
import type { RaMessages } from './ra-en';

const LOADERS: Readonly<Record<Locale, () => Promise<RaMessages>>> = {
  en: async () => (await import('./ra-en')).raEn,
  es: async () => (await import('./ra-es')).raEs,
  'pt-BR': async () => (await import('./ra-pt-br')).raPtBr,
};

/**
 * react-admin's texts in the language of this visit; the other languages load when they are chosen. The
 * app's own texts stand beside their screens (`*.texts.ts`) and need no provider.
 */
export async function loadI18nProvider(): Promise<I18nProvider> {
  const initial = currentLocale();
  const messages = await LOADERS[initial]();
  const languages = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));
  const provider = polyglotI18nProvider(
    (locale) => (locale === initial || !isLocale(locale) ? messages : LOADERS[locale]()),
    initial,
    languages,
    // Notifications carry finished texts, which polyglot takes for keys.
    { allowMissing: true },
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
