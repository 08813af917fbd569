import { PRIVACY_NOTICE } from '@homologa/domain/accounts/privacy-notice';
import { interpolate } from '@homologa/domain/i18n/interpolate';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../onboarding/config-context';

/** What happens with the data, said where it is collected (decisions.md section 10, Privacy). */
export function PrivacyNotice() {
  const { t, locale } = useI18n();
  const { brand } = useConfig();
  const contact = `${window.location.host}/contact`;
  return (
    <section className="privacy">
      <h2>{t('account.privacy')}</h2>
      <p>{interpolate(PRIVACY_NOTICE[locale], { provider: brand.name, contact })}</p>
    </section>
  );
}
