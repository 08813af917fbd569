import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Catalogue, Translate } from './catalogue';
import { loadCatalogue, rememberLocale } from './load-catalogue';

interface I18n {
  locale: Locale;
  t: Translate;
  /** Changes the language and remembers it here. The old one stays when the texts cannot be loaded. */
  choose: (locale: Locale) => void;
  /** Shows another language without remembering it; resolves when it is shown, or cannot be. */
  show: (locale: Locale) => Promise<void>;
}

interface Loaded {
  locale: Locale;
  catalogue: Catalogue;
}

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ first, children }: { first: Loaded; children: ReactNode }) {
  const [{ locale, catalogue }, setLoaded] = useState(first);
  // On a slow line texts that were asked for first may come last.
  const newest = useRef(first.locale);
  const show = useCallback((next: Locale) => {
    newest.current = next;
    return loadCatalogue(next).then(
      (texts) => {
        if (newest.current === next) setLoaded({ locale: next, catalogue: texts });
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
    () => ({ locale, choose, show, t: (key, values = {}) => interpolate(catalogue[key], values) }),
    [locale, catalogue, choose, show],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The chosen language and its texts. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of I18nProvider');
  return i18n;
}
