import { WORDS } from '@homologa/web/texts/words.texts';
import { Link } from 'wouter';
import { Button } from '../components/Button';
import { StepHeading } from '../components/StepHeading';
import { ACCOUNT } from '../features/account/account.texts';
import { useI18n } from '../i18n/I18nProvider';
import { useSession } from '../lib/session-store';
import { logOut } from '../onboarding/log-out';
import { LINK_CLOSED } from './link-closed.texts';

interface LinkClosedPageProps {
  clientName: string;
  /** Enters again, for a log-in to another account. */
  onLoggedOut: () => void;
}

/**
 * Tells a logged-in person that the link is over and the onboarding is not, or no longer, of this account: asking for a
 * log-in would never end.
 */
export function LinkClosedPage({ clientName, onLoggedOut }: LinkClosedPageProps) {
  const { t } = useI18n();
  const email = useSession()?.email ?? '';
  const useOther = () => {
    logOut();
    onLoggedOut();
  };
  return (
    <section className="card narrow">
      {clientName && <p className="eyebrow">{clientName}</p>}
      <StepHeading>{t(LINK_CLOSED.title)}</StepHeading>
      <p>{t(LINK_CLOSED.lead)}</p>
      <p>{t(LINK_CLOSED.others, { email })}</p>
      <p className="actions">
        <Link className="button button-primary" href="/home">
          {t(WORDS.yourOnboardings)}
        </Link>
        <Button kind="secondary" onClick={useOther}>
          {t(ACCOUNT.session_other)}
        </Button>
      </p>
    </section>
  );
}
