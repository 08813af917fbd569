import { isApiError } from '@homologa/web/http/api-error';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { keepLinkToken, type OnboardingKey } from '../../../lib/link-tokens';
import { currentSession, openSession } from '../../../lib/session-store';
import { logOut } from '../../../onboarding/log-out';
import { INTRODUCTION } from '../../introduction/introduction.texts';
import { ACCOUNT } from '../account.texts';
import {
  confirmRegistration,
  connectAccount,
  type NewAccount,
  type PublicInvite,
  postPublicSupplier,
  postRegister,
} from '../api/account.api';
import type { RegisterValues } from '../register-rules';
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

interface Started {
  invite: PublicInvite;
  /** Null where somebody signed in with an account of before. */
  account: NewAccount | null;
  /** The newest attempt: its code leads to the supplier. */
  attemptId: string;
}

type Stage =
  | { name: 'form' }
  | { name: 'details' }
  | { name: 'code'; started: Started }
  | { name: 'connected'; key: OnboardingKey };

/** Becoming a supplier through the public link: the e-mail is confirmed before an account is made (reference 7.7). */
export function PublicAccount({ workflowId, clientName }: PublicAccountProps) {
  const { t, locale } = useI18n();
  const [stage, setStage] = useState<Stage>({ name: 'form' });
  // For anyone who has mistyped their e-mail and comes back to it.
  const [typed, setTyped] = useState<Partial<RegisterValues>>({});
  const [, navigate] = useLocation();
  const pageOf = ({ supplierId }: OnboardingKey) => `/${workflowId}/suppliers/${supplierId}`;

  async function begin(invite: PublicInvite, account: NewAccount | null, before: string | null = null): Promise<void> {
    const { id: attemptId } = await postPublicSupplier(workflowId, invite, locale, before);
    setStage({ name: 'code', started: { invite, account, attemptId } });
  }

  async function confirm({ attemptId, account, invite }: Started, code: string): Promise<void> {
    const { id: supplierId, token } = await confirmRegistration(workflowId, attemptId, code);
    const key = { workflowId, supplierId };
    keepLinkToken(key, token);
    try {
      if (account) openSession(await postRegister(account, locale));
      const session = currentSession();
      if (session) await connectAccount(key, session.accountId, { language: locale, country: account?.country ?? '' });
    } catch (error) {
      // From here on it is an onboarding like any other: its own page takes over, with the login form.
      if (!isApiError(error)) throw error;
      navigate(`${pageOf(key)}?email=${encodeURIComponent(invite.email)}`);
      return;
    }
    setStage({ name: 'connected', key });
  }

  const anotherEmail = (
    <Button
      kind="quiet"
      onClick={() => {
        logOut();
        setStage({ name: 'form' });
      }}
    >
      {t(ACCOUNT.other_email)}
    </Button>
  );
  if (stage.name === 'connected') return <Connected onGo={() => navigate(pageOf(stage.key))} />;
  if (stage.name === 'code') {
    const { started } = stage;
    return (
      <section className="card narrow">
        <CodeForm
          lead={t(ACCOUNT.mailed_lead, { email: started.invite.email })}
          onConfirm={(code) => confirm(started, code)}
          onAgain={() => begin(started.invite, started.account, started.attemptId)}
        />
        <p>{anotherEmail}</p>
      </section>
    );
  }
  return (
    <section className="card narrow">
      <StepHeading>{t(ACCOUNT.title)}</StepHeading>
      <p className="muted">{t(INTRODUCTION.invited, { client: clientName })}</p>
      {stage.name === 'details' ? (
        <PublicDetails onDone={(invite) => begin(invite, null)} />
      ) : (
        <AccountTabs
          register={
            <RegisterForm
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
