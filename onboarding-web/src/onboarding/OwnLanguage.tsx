import { countryById } from '@homologa/domain/countries/countries';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { useEffect } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { call } from '../lib/api-client';
import { supplierPath } from '../lib/supplier-path';
import { useOwnOnboarding } from './onboarding-context';

/**
 * Stores the chosen language on the server, so that the supplier gets its mails in that language, and sets the user's
 * region for number formats.
 */
export function OwnLanguage() {
  const { key, supplier } = useOwnOnboarding();
  const { locale } = useI18n();
  // Ignores a failure, because its only consequence is that mails stay in the previous language.
  useLanguageChange(() => call('PUT', supplierPath(key), { key, body: { language: locale } }).catch(() => {}));
  const region = countryById(supplier.country)?.alpha2 ?? null;
  useEffect(() => {
    setReaderRegion(region);
    return () => setReaderRegion(null);
  }, [region]);
  return null;
}
