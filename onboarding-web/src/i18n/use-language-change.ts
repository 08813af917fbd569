import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from './I18nProvider';

/** Runs whenever another language is shown than before. */
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
