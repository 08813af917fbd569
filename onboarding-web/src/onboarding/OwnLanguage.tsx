import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { putLanguage } from './onboarding.api';
import { useOnboarding } from './onboarding-context';

/** Tells the server which language is chosen while the onboarding is open, so that its mails follow. */
export function OwnLanguage() {
  const { key } = useOnboarding();
  const { locale } = useI18n();
  const told = useRef(locale);
  const tell = useEffectEvent(() => {
    // Where it cannot be told, the mails stay as they are: nothing that a person waits for.
    putLanguage(key, locale).catch(() => {});
  });
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    tell();
  }, [locale]);
  return null;
}
