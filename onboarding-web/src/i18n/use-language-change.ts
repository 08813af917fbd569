import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from './I18nProvider';

/** Runs after each change of language, not on the first render. */
export function useLanguageChange(run: () => unknown): void {
  const { locale } = useI18n();
  const before = useRef(locale);
  const onChange = useEffectEvent(() => void run());
  useEffect(() => {
    if (before.current === locale) return;
    before.current = locale;
    onChange();
  }, [locale]);
}
