import { countryById } from '@homologa/domain/countries/countries';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { currentSession, openSession } from '../../../lib/session-store';
import { useOnboarding } from '../../../onboarding/onboarding-context';
import { isOwnView, stepContextOf } from '../../../onboarding/supplier-view';
import { HandoverLink } from '../../handover/HandoverLink';
import { ACCOUNT } from '../account.texts';
import { confirmEmail, postRegister } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { requireInvited } from '../invited-email';
import { keepRefused, refusedAccount, typedBefore } from '../registration';
import { useConnect } from '../use-connect';
import { AccountTabs } from './AccountTabs';
import { BeginForm } from './BeginForm';
import { CodeForm } from './CodeForm';
import { Connected } from './Connected';
import { GoOn } from './GoOn';
import { LoginForm } from './LoginForm';
import { PrivacyNotice } from './PrivacyNotice';
import { RegisterForm } from './RegisterForm';
import { SessionEnded } from './SessionEnded';
import { SessionPanel } from './SessionPanel';

export function AccountStep() {
  const { t, locale } = useI18n();
  const { key, workflow, supplier, take, choose } = useOnboarding();
  const { state, begin, connect, chooseAnother, forgetProblem } = useConnect(key);
  const [query] = useSearchParams();
  const invitedEmail = query.get('email') ?? '';
  const [before] = useState(() => typedBefore(key.workflowId));
  const [refused] = useState(() => refusedAccount(key.supplierId));
  const [waysAt] = useState(() => `homologa.onboarding.ways.${key.supplierId}`);
  const [showsForms, setShowsForms] = useState(() => readJson<boolean>(tabStorage, waysAt) === true);
  const chooseForms = (isChosen: boolean) => {
    writeJson(tabStorage, waysAt, isChosen || null);
    setShowsForms(isChosen);
  };
  const registered = before.email === invitedEmail ? before : {};

  if (state.phase === 'connected') {
    const goOn = () => {
      take(state.supplier);
      if (supplier.account === null || query.get('step') === 'account_connection') choose(null);
    };
    // A log-in to the account that the process has already goes on at once: nothing was connected.
    return state.isNew && supplier.account === null ? <Connected onGo={goOn} /> : <GoOn onGo={goOn} />;
  }
  if (state.phase === 'code') {
    const confirm = async (code: string) => {
      await confirmEmail(key, code);
      await connect();
    };
    return (
      <section className="card narrow">
        <CodeForm lead={t(ACCOUNT.code_lead, { email: currentSession()?.email ?? invitedEmail })} onConfirm={confirm} />
      </section>
    );
  }
  const isOwn = isOwnView(supplier);
  const hasAccount = supplier.account !== null;
  const country = countryById(stepContextOf(workflow, supplier).country)?.alpha3 ?? '';
  const isConfirmed = registered.email !== undefined;
  const confirmed = refused ? ACCOUNT.lead_refused : ACCOUNT.lead_confirmed;
  const lead = t(
    'isOther' in state && state.isOther ? ACCOUNT.other_account_hint : isConfirmed ? confirmed : ACCOUNT.lead,
  );
  return (
    <section className="card narrow">
      {/* Takes the focus again from a button that leads to another form and disappears with its own. */}
      <StepHeading key={`${showsForms} ${state.phase === 'proving'}`}>{t(OPENING_WORDS.account)}</StepHeading>
      <p className="muted">{t(ACCOUNT.for_company, { company: supplier.company_name })}</p>
      {'problem' in state && state.problem && <ErrorSummary errors={[{ fieldId: null, message: state.problem }]} />}
      {content()}
      {!isOwn && (
        <ul className="handover-links">
          <li>
            <HandoverLink asker="invited" />
          </li>
          <li>
            <HandoverLink asker="colleague" />
          </li>
        </ul>
      )}
    </section>
  );

  function content() {
    if (isOwn) {
      return (
        <>
          <p>
            {t(ACCOUNT.session, {
              email: supplier.account && 'email' in supplier.account ? supplier.account.email : '',
            })}
          </p>
          <Button onClick={() => choose(null)}>{t(ACCOUNT.session_go)}</Button>
        </>
      );
    }
    const goOnWithLogin = () => {
      keepRefused(null);
      return connect(country);
    };
    const login = <LoginForm email={invitedEmail} onLoggedIn={goOnWithLogin} />;
    const connectLogin = (
      <>
        {login}
        <PrivacyNotice country={country} />
      </>
    );
    if (hasAccount) {
      return (
        <>
          <SessionEnded />
          <p>{t(ACCOUNT.lead_login)}</p>
          {login}
          <p className="muted">{t(BEGIN.colleague)}</p>
        </>
      );
    }
    if (state.phase === 'proving') {
      return (
        <>
          <p>{t(BEGIN.proof, { email: state.email })}</p>
          <LoginForm email={state.email} asksCode onLoggedIn={() => connect()} />
        </>
      );
    }
    const session = currentSession();
    if (state.phase === 'signed_in' && session) {
      return (
        <>
          <SessionPanel email={session.email} onContinue={() => connect(country)} onOther={chooseAnother} />
          <PrivacyNotice country={country} />
        </>
      );
    }
    const invited = 'invited' in supplier ? supplier.invited : undefined;
    const isOther = 'isOther' in state && state.isOther;
    if (invited && !showsForms && !refused && !isOther) {
      return (
        <BeginForm
          supplierId={key.supplierId}
          invited={invited}
          country={'country' in supplier ? (supplier.country ?? '') : ''}
          onBegin={(person) => begin(person, invited.email, country)}
          onOtherWay={() => chooseForms(true)}
        />
      );
    }
    return (
      <>
        <p>{lead}</p>
        <AccountTabs
          register={
            <RegisterForm
              keptAt={`homologa.onboarding.account.${key.supplierId}`}
              known={{
                ...registered,
                password: refused?.account.password ?? '',
                email: invitedEmail,
                country: country || (registered.country ?? ''),
              }}
              asksCompany={false}
              refusal={refused?.refusal}
              onRegister={async ({ company: _notAsked, ...account }) => {
                forgetProblem();
                await requireInvited(key, account.email);
                openSession(await postRegister(account, locale));
                keepRefused(null);
                await connect(account.country);
              }}
            />
          }
          login={connectLogin}
        />
        {invited && (
          <Button kind="quiet" onClick={() => chooseForms(false)}>
            {t(BEGIN.other_way_back, { email: invited.email })}
          </Button>
        )}
      </>
    );
  }
}
