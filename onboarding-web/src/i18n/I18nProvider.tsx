import type { Locale } from '@homologa/domain/language/locales';
import { fillText, type Text } from '@homologa/web/texts/text';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadTexts } from './held-texts';
import { rememberLocale } from './language';

interface I18n {
  locale: Locale;
  t: Text;
  /** Changes and stores the language; keeps the old language if the new texts cannot be loaded. */
  choose: (locale: Locale) => void;
  /** Changes the language without storing it; also resolves if the texts cannot be loaded. */
  show: (locale: Locale) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

/** Provides the current language; the texts of `first` must already be loaded. */
export function I18nProvider({ first, children }: { first: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(first);
  // Language requested last: on a slow connection the texts of an earlier request may arrive after the texts of the
  // latest request.
  const newest = useRef(first);
  const show = useCallback((next: Locale) => {
    newest.current = next;
    return loadTexts(next).then(
      () => {
        if (newest.current === next) setLocale(next);
      },
      () => {},
    );
  }, []);
  const choose = useCallback(
    (next: Locale) => {
      rememberLocale(next);
      void show(next);
    },
    [show],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo<I18n>(
    () => ({ locale, choose, show, t: (words, values) => fillText(words, locale, values) }),
    [locale, choose, show],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of I18nProvider');
  return i18n;
}
