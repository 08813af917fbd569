import { lazy, Suspense } from 'react';
import { Layout } from '../components/Layout';
import { Loader } from '../components/Loader';
import { StepHeading } from '../components/StepHeading';
import { useI18n } from '../i18n/I18nProvider';

const LoginForm = lazy(async () => ({ default: (await import('../features/account/components/LoginForm')).LoginForm }));

interface LockedPageProps {
  clientName: string;
  invitedEmail: string | null;
  onLoggedIn: () => Promise<void>;
}

/** Neither a session nor a link that opens anything: somebody has to log in first. */
export function LockedPage({ clientName, invitedEmail, onLoggedIn }: LockedPageProps) {
  const { t } = useI18n();
  return (
    <Layout clientName={clientName}>
      <section className="card narrow">
        <StepHeading>{t('account.login')}</StepHeading>
        <p>{t('account.lead_locked')}</p>
        <Suspense fallback={<Loader />}>
          <LoginForm email={invitedEmail ?? ''} onLoggedIn={onLoggedIn} />
        </Suspense>
      </section>
    </Layout>
  );
}
