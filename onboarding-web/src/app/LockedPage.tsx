import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { StepHeading } from '../components/StepHeading';
import { ACCOUNT } from '../features/account/account.texts';
import { LoginForm } from '../features/account/components/LoginForm';
import { SessionEnded } from '../features/account/components/SessionEnded';
import { TakenOver } from '../features/handover/TakenOver';
import { handedOver } from '../features/handover/told';
import { useI18n } from '../i18n/I18nProvider';
import { linkTokenOf, type OnboardingKey } from '../lib/link-tokens';
import { useSession } from '../lib/session-store';
import { LinkClosed } from './LinkClosed';

interface LockedPageProps {
  /** Name of the client that invited the supplier; empty if the server hides the workflow without credentials. */
  clientName: string;
  invitedEmail: string | null;
  place: OnboardingKey;
  /** True where the onboarding is not, or no longer, the logged-in account's. */
  isClosed: boolean;
  onLoggedIn: () => Promise<void>;
}

/** Page of visitors without a valid link: says who has taken over or that the link is over, or asks for a log-in. */
export function LockedPage({ clientName, place, isClosed, ...logIn }: LockedPageProps) {
  const session = useSession();
  const [told] = useState(() => handedOver(place));
  const client = clientName || told?.client;
  return (
    <section className="card narrow">
      {client && <p className="eyebrow">{client}</p>}
      {told ? (
        <TakenOver told={told} />
      ) : isClosed && session ? (
        <LinkClosed email={session.email} />
      ) : (
        <LogIn {...logIn} clientName={clientName} hasLink={linkTokenOf(place) !== null} />
      )}
    </section>
  );
}

interface LogInProps extends Pick<LockedPageProps, 'clientName' | 'invitedEmail' | 'onLoggedIn'> {
  hasLink: boolean;
}

function LogIn({ clientName, invitedEmail, hasLink, onLoggedIn }: LogInProps) {
  const { t } = useI18n();
  return (
    <>
      <StepHeading>{t(WORDS.logIn)}</StepHeading>
      <SessionEnded />
      <p>{hasLink && clientName ? t(ACCOUNT.lead_expired, { client: clientName }) : t(ACCOUNT.lead_locked)}</p>
      <LoginForm email={invitedEmail ?? ''} onLoggedIn={onLoggedIn} />
    </>
  );
}
