import { useEffect } from 'react';
import { useI18n } from '../i18n/I18nProvider';

/** The page's title; 'Error: ' goes before it while a form has errors, so that a screen reader says it first. */
export function useTitle(title: string, hasErrors = false): void {
  const { t } = useI18n();
  useEffect(() => {
    document.title = hasErrors ? t('title.error', { title }) : title;
  }, [title, hasErrors, t]);
}
