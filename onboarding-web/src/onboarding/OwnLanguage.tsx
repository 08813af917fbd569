import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { call } from '../lib/api-client';
import { supplierPath } from './onboarding.api';
import { useOnboarding } from './onboarding-context';

/** Tells the server which language is chosen while the onboarding is open, so that its mails follow. */
export function OwnLanguage() {
  const { key } = useOnboarding();
  const { locale } = useI18n();
  // Where it cannot be told, the mails stay as they are: nothing that a person waits for.
  useLanguageChange(() => call('PUT', supplierPath(key), { key, body: { language: locale } }).catch(() => {}));
  return null;
}
