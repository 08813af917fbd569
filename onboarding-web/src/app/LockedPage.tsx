import { WORDS } from '@homologa/web/texts/words.texts';
import { StepHeading } from '../components/StepHeading';
import { ACCOUNT } from '../features/account/account.texts';
import { LoginForm } from '../features/account/components/LoginForm';
import { SessionEnded } from '../features/account/components/SessionEnded';
import { useI18n } from '../i18n/I18nProvider';

interface LockedPageProps {
  /** Name of the client that invited the supplier; empty if the server hides the workflow without credentials. */
  clientName: string;
  invitedEmail: string | null;
  hasLink: boolean;
  onLoggedIn: () => Promise<void>;
}

/** Login page for visitors who have no session and no valid link. */
export function LockedPage({ clientName, invitedEmail, hasLink, onLoggedIn }: LockedPageProps) {
  const { t } = useI18n();
  return (
    <section className="card narrow">
      {clientName && <p className="eyebrow">{clientName}</p>}
      <StepHeading>{t(WORDS.logIn)}</StepHeading>
      <SessionEnded />
      <p>{hasLink && clientName ? t(ACCOUNT.lead_expired, { client: clientName }) : t(ACCOUNT.lead_locked)}</p>
      <LoginForm email={invitedEmail ?? ''} onLoggedIn={onLoggedIn} />
    </section>
  );
}
