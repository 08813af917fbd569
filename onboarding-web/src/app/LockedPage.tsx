import { lazy, Suspense } from 'react';
import { Layout } from '../components/Layout';
import { Loader } from '../components/Loader';
import { StepHeading } from '../components/StepHeading';
import { ACCOUNT } from '../features/account/account.texts';
import { useWords } from '../i18n/use-words';

const LoginForm = lazy(async () => ({ default: (await import('../features/account/components/LoginForm')).LoginForm }));

interface LockedPageProps {
  clientName: string;
  invitedEmail: string | null;
  onLoggedIn: () => Promise<void>;
}

/** Neither a session nor a link that opens anything: somebody has to log in first. */
export function LockedPage({ clientName, invitedEmail, onLoggedIn }: LockedPageProps) {
  const say = useWords();
  return (
    <Layout clientName={clientName}>
      <section className="card narrow">
        <StepHeading>{say(ACCOUNT.login)}</StepHeading>
        <p>{say(ACCOUNT.lead_locked)}</p>
        <Suspense fallback={<Loader />}>
          <LoginForm email={invitedEmail ?? ''} onLoggedIn={onLoggedIn} />
        </Suspense>
      </section>
    </Layout>
  );
}
