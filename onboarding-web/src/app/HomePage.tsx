import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { isApiError } from '@homologa/web/http/api-error';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { StepHeading } from '../components/StepHeading';
import { LoginForm } from '../features/account/components/LoginForm';
import { getHome } from '../features/home/home.api';
import { HOME } from '../features/home/home.texts';
import { LazyPanels } from '../features/home/LazyPanels';
import { OnboardingCard } from '../features/home/OnboardingCard';
import { useI18n } from '../i18n/I18nProvider';
import { currentSession, useSession } from '../lib/session-store';
import { useLoaded } from '../lib/use-loaded';
import { Layout } from './Layout';
import { LoadingPage } from './LoadingPage';
import '../styles/home.css';
import { FailurePage } from './FailurePage';

export function HomePage() {
  const { t } = useI18n();
  const session = useSession();
  // The page of a new password leads here with the e-mail.
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  // Remounts for a new token: after the user has entered a code, a full session of the same account replaces the mailed
  // link's session.
  if (session) return <Home key={session.token} />;
  return (
    <Layout>
      <section className="card narrow">
        <StepHeading>{t(OPENING_WORDS.home)}</StepHeading>
        <p>{t(HOME.login)}</p>
        <LoginForm email={known} onLoggedIn={() => Promise.resolve()} />
      </section>
    </Layout>
  );
}

const inOrder = ({ onboardings }: AccountHomeResponse) => [
  ...onboardings.filter(({ awaited }) => awaited === 'supplier'),
  ...onboardings.filter(({ awaited }) => awaited !== 'supplier'),
];

function Home() {
  const { t } = useI18n();
  const load = useCallback(() => getHome(), []);
  const [loaded, reload] = useLoaded(load);
  const [changed, setChanged] = useState<AccountHomeResponse | null>(null);
  if (loaded.state === 'failed' && isApiError(loaded.error, 'code_required')) {
    return (
      <Layout>
        <section className="card narrow">
          <StepHeading>{t(OPENING_WORDS.home)}</StepHeading>
          <p>{t(HOME.code_required)}</p>
          <LoginForm email={currentSession()?.email ?? ''} offersCode onLoggedIn={() => Promise.resolve()} />
        </section>
      </Layout>
    );
  }
  if (loaded.state === 'failed') return <FailurePage error={loaded.error} retry={reload} />;
  if (loaded.state === 'loading') {
    return <LoadingPage />;
  }
  const home = changed ?? loaded.value;
  return (
    <Layout>
      <StepHeading>{t(OPENING_WORDS.home)}</StepHeading>
      <p className="lead home-lead">{home.onboardings.length > 0 ? t(OPENING_WORDS.home_lead) : t(HOME.empty)}</p>
      <ul className="home-list">
        {inOrder(home).map((onboarding) => (
          <OnboardingCard key={onboarding.supplier_id} onboarding={onboarding} />
        ))}
      </ul>
      <LazyPanels home={home} take={setChanged} />
    </Layout>
  );
}
