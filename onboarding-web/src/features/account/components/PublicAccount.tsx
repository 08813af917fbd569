import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { isApiError } from '@homologa/web/http/api-error';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Button } from '../../../components/Button';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { keepLinkToken, type OnboardingKey } from '../../../lib/link-tokens';
import { currentSession, openSession } from '../../../lib/session-store';
import { logOut } from '../../../onboarding/log-out';
import { getStarted } from '../../../onboarding/onboarding.api';
import { ACCOUNT } from '../account.texts';
import {
  confirmRegistration,
  connectAccount,
  type NewAccount,
  type PublicInvite,
  postPublicSupplier,
  postRegister,
} from '../api/account.api';
import { forgetRegistration, keepRegistration } from '../kept-registration';
import type { RegisterValues } from '../register-rules';
import { keepRefused, mailedCodeIn, registrationUnderWay, type Started, typedBefore } from '../registration';
import { AccountTabs } from './AccountTabs';
import { CodeForm } from './CodeForm';
import { Connected } from './Connected';
import { LoginForm } from './LoginForm';
import { PublicDetails } from './PublicDetails';
import { RegisterForm } from './RegisterForm';

interface PublicAccountProps {
  workflowId: string;
  clientName: string;
}

type Stage =
  | { name: 'form' }
  | { name: 'details' }
  | { name: 'code'; started: Started }
  | { name: 'connected'; key: OnboardingKey };

export function PublicAccount({ workflowId, clientName }: PublicAccountProps) {
  const { t, locale } = useI18n();
  const [query, setQuery] = useSearchParams();
  const [underWay] = useState(() => registrationUnderWay(workflowId, query));
  const [mailedCode] = useState(() => mailedCodeIn(window.location.hash));
  const [stage, setStage] = useState<Stage>(underWay ? { name: 'code', started: underWay } : { name: 'form' });
  const [typed, setTyped] = useState<Partial<RegisterValues>>(() => typedBefore(workflowId));
  const [, navigate] = useLocation();
  const pageOf = ({ supplierId }: OnboardingKey) => `/${workflowId}/suppliers/${supplierId}`;

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (mailedCodeIn(hash)) window.history.replaceState(window.history.state, '', pathname + search);
  }, []);

  async function begin(invite: PublicInvite, account: NewAccount | null, before: string | null = null): Promise<void> {
    const { id: attemptId } = await postPublicSupplier(workflowId, invite, locale, before);
    keepRegistration(workflowId, { invite, attemptId });
    setStage({ name: 'code', started: { invite, account, attemptId, email: invite.email } });
  }

  async function confirm({ attemptId, account, invite, email }: Started, code: string): Promise<void> {
    const { id: supplierId, token } = await confirmRegistration(workflowId, attemptId, code);
    const key = { workflowId, supplierId };
    keepLinkToken(key, token);
    if (invite) keepRegistration(workflowId, { invite, attemptId: null });
    try {
      if (account) await register(account, supplierId);
      const session = currentSession();
      if (session) {
        await connectAccount(key, session.accountId, { language: locale, country: account?.country ?? '' });
        forgetRegistration(workflowId);
        setStage({ name: 'connected', key });
        return;
      }
      // Shows the page for a supplier that exists but has no account: either a reload has lost the password, or the
      // account's registration has failed.
      await getStarted(key);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
    navigate(`${pageOf(key)}?${new URLSearchParams({ email, step: 'account_connection' }).toString()}`);
  }

  async function register(account: NewAccount, supplierId: string): Promise<void> {
    try {
      openSession(await postRegister(account, locale));
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      keepRefused({ supplierId, account, refusal });
    }
  }

  const anotherEmail = (
    <Button
      kind="quiet"
      onClick={() => {
        logOut();
        forgetRegistration(workflowId);
        keepRefused(null);
        setQuery({ step: 'account_connection' }, { replace: true });
        setStage({ name: 'form' });
      }}
    >
      {t(ACCOUNT.other_email)}
    </Button>
  );
  if (stage.name === 'connected') return <Connected onGo={() => navigate(pageOf(stage.key))} />;
  if (stage.name === 'code') {
    const { started } = stage;
    const { invite, account, attemptId, email } = started;
    return (
      <section className="card narrow">
        <CodeForm
          lead={t(ACCOUNT.mailed_lead, { email })}
          mailed={mailedCode}
          onConfirm={(code) => confirm(started, code)}
          onAgain={invite ? () => begin(invite, account, attemptId) : undefined}
        />
        <p>{anotherEmail}</p>
      </section>
    );
  }
  return (
    <section className="card narrow">
      <StepHeading>{t(OPENING_WORDS.account)}</StepHeading>
      <p className="muted">{t(INTRODUCTION.invited, { client: clientName })}</p>
      {stage.name === 'details' ? (
        <PublicDetails workflowId={workflowId} onDone={(invite) => begin(invite, null)} />
      ) : (
        <AccountTabs
          register={
            <RegisterForm
              keptAt={`homologa.onboarding.account.${workflowId}`}
              known={typed}
              asksCompany
              onRegister={({ company, ...account }) => {
                setTyped({ ...account, company, password: '' });
                return begin(inviteOf(company, account), account);
              }}
            />
          }
          login={
            <LoginForm
              email=""
              onLoggedIn={() => {
                setStage({ name: 'details' });
                return Promise.resolve();
              }}
            />
          }
        />
      )}
    </section>
  );
}

const inviteOf = (company: string, { name, email, phone, country }: NewAccount): PublicInvite => ({
  full_name: name,
  company_name: company,
  email,
  phone,
  country: country || undefined,
});
