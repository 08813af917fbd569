import { WORDS } from '@homologa/web/texts/words.texts';
import { Link } from 'wouter';
import { Button } from '../components/Button';
import { StepHeading } from '../components/StepHeading';
import { ACCOUNT } from '../features/account/account.texts';
import { useI18n } from '../i18n/I18nProvider';
import { logOut } from '../onboarding/log-out';
import { LINK_CLOSED } from './link-closed.texts';

/**
 * Tells a logged-in person that the link is over and the onboarding is not, or no longer, of this account: asking for a
 * log-in would never end.
 */
export function LinkClosed({ email }: { email: string }) {
  const { t } = useI18n();
  return (
    <>
      <StepHeading key="closed">{t(LINK_CLOSED.title)}</StepHeading>
      <p>{t(LINK_CLOSED.lead)}</p>
      <p>{t(LINK_CLOSED.others, { email })}</p>
      <p className="actions">
        <Link className="button button-primary" href="/home">
          {t(WORDS.yourOnboardings)}
        </Link>
        <Button kind="secondary" onClick={logOut}>
          {t(ACCOUNT.session_other)}
        </Button>
      </p>
    </>
  );
}
