import { countryById } from '@homologa/domain/countries/countries';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { useEffect } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { call } from '../lib/api-client';
import { supplierPath } from './onboarding.api';
import { useOwnOnboarding } from './onboarding-context';

/**
 * Tells the server which language is chosen while the onboarding is open, so that its mails follow, and the page where
 * its reader is at home, so that numbers are written as there.
 */
export function OwnLanguage() {
  const { key, supplier } = useOwnOnboarding();
  const { locale } = useI18n();
  // Where it cannot be told, the mails stay as they are: nothing that a person waits for.
  useLanguageChange(() => call('PUT', supplierPath(key), { key, body: { language: locale } }).catch(() => {}));
  const region = countryById(supplier.country)?.alpha2 ?? null;
  useEffect(() => {
    setReaderRegion(region);
    return () => setReaderRegion(null);
  }, [region]);
  return null;
}
