import type { Locale } from '@homologa/domain/language/locales';
import { fillText, type Text } from '@homologa/web/texts/text';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadTexts } from './held-texts';
import { rememberLocale } from './language';

interface I18n {
  locale: Locale;
  t: Text;
  /** Changes the language and remembers it here. The old one stays when the texts cannot be loaded. */
  choose: (locale: Locale) => void;
  /** Shows another language without remembering it; resolves when it is shown, or cannot be. */
  show: (locale: Locale) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

/** Gives the language that is shown to the screens; the texts of the first one are loaded. */
export function I18nProvider({ first, children }: { first: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(first);
  // On a slow line texts that were asked for first may come last.
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

/** The language that is shown, and the function that gives a text in it. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of I18nProvider');
  return i18n;
}
