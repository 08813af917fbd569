import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { putLanguage } from './onboarding.api';
import { useOnboarding } from './onboarding-context';

/** Tells the server which language is chosen while the onboarding is open, so that its mails follow. */
export function OwnLanguage() {
  const { key } = useOnboarding();
  const { locale } = useI18n();
  // Where it cannot be told, the mails stay as they are: nothing that a person waits for.
  useLanguageChange(() => putLanguage(key, locale).catch(() => {}));
  return null;
}
