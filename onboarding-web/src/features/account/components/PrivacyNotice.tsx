import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { useCallback, useId } from 'react';
import { LinkedText } from '../../../components/LinkedText';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { useLoaded } from '../../../lib/use-loaded';
import { ACCOUNT } from '../account.texts';
import { getPrivacyNotice } from '../api/account.api';

/**
 * Renders the privacy notice of a country in the current language; the server records the version shown. `country` is a
 * code, a country id or empty.
 */
export function PrivacyNotice({ country }: { country: string }) {
  const { t, locale } = useI18n();
  const titleId = useId();
  const load = useCallback(() => getPrivacyNotice(country, locale), [country, locale]);
  const [notice, reload] = useLoaded(load);
  return (
    <section className="privacy" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(OPENING_WORDS.privacy)}</h2>
      {notice.state === 'loading' && <p className="privacy-text">{t(APP.loading)}</p>}
      {notice.state === 'failed' && (
        <p role="alert" className="privacy-text">
          {t(ACCOUNT.privacy_unreachable)}{' '}
          <button type="button" className="link" onClick={reload}>
            {t(APP.error_retry)}
          </button>
        </p>
      )}
      {notice.state === 'ready' && (
        // Focusable, so that the keyboard can scroll the notice.
        <div className="privacy-text" role="region" aria-labelledby={titleId} tabIndex={0}>
          {notice.value.parts.map(({ heading, text }) => (
            <p key={heading}>
              <strong>{heading}.</strong> <LinkedText text={text} />
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
