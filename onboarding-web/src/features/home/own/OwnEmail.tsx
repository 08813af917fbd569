import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { currentSession, keepSession } from '../../../lib/session-store';
import { CodeForm } from '../../account/components/CodeForm';
import { CodeLogin } from '../../account/components/CodeLogin';
import { findAttempt, forgetAttempt, type KeptAttempt, keepAttempt } from '../../account/kept-attempt';
import { NewEmailForm } from './NewEmailForm';
import { confirmEmailChange, postEmailChange } from './own.api';
import { OWN } from './own.texts';
import type { OwnProps } from './own-props';

type Stage = { name: 'shown' | 'proving' | 'asking' } | { name: 'code'; asked: KeptAttempt };

/** Storage key of the attempt that waits for its code. */
const keptAt = (accountId: string): string => `homologa.onboarding.account.email.${accountId}`;

function firstStage(accountId: string): Stage {
  const asked = findAttempt(keptAt(accountId));
  return asked ? { name: 'code', asked } : { name: 'shown' };
}

/** Changes the account's e-mail: the new one is proven by a code mailed to it. */
export function OwnEmail({ account, take }: OwnProps) {
  const { t } = useI18n();
  const [stage, setStage] = useState<Stage>(() => firstStage(account.id));
  const [isChanged, setChanged] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  const close = () => {
    forgetAttempt(keptAt(account.id));
    setWasOpen(true);
    setStage({ name: 'shown' });
  };
  const ask = async (email: string) => {
    const asked = keepAttempt(keptAt(account.id), { email, attempt: await postEmailChange(email) });
    setStage({ name: 'code', asked });
  };
  const confirm = async ({ attempt }: KeptAttempt, code: string) => {
    const home = await confirmEmailChange(attempt, code);
    const session = currentSession();
    if (session) keepSession({ ...session, email: home.account.email });
    take(home);
    setChanged(true);
    close();
  };
  const cancel = (
    <Button kind="quiet" onClick={close}>
      {t(WORDS.cancel)}
    </Button>
  );
  return (
    <>
      <h3>{t(OWN.email_title)}</h3>
      <p className="typed">{t(OWN.email_now, { email: account.email })}</p>
      <p role="status" className="typed">
        {isChanged ? t(OWN.email_changed, { email: account.email }) : ''}
      </p>
      {content()}
    </>
  );

  function content() {
    if (!account.can_change_email) return <p className="hint">{t(OWN.email_fixed)}</p>;
    if (stage.name === 'proving') {
      return (
        <div className="narrow">
          <CodeLogin email={account.email} onLoggedIn={() => Promise.resolve()} />
          <p>{cancel}</p>
        </div>
      );
    }
    if (stage.name === 'asking') return <NewEmailForm account={account} onSend={ask} onCancel={close} />;
    if (stage.name === 'code') {
      const { asked } = stage;
      return (
        <div className="narrow">
          <CodeForm
            key={asked.attempt}
            lead={t(OWN.email_sent, { email: asked.email, minutes: LOGIN_CODE_MINUTES })}
            isInPage
            onConfirm={(code) => confirm(asked, code)}
            onAgain={() => ask(asked.email)}
          />
          <p>{cancel}</p>
        </div>
      );
    }
    const isProven = account.is_email_proven;
    return (
      <>
        {!isProven && <p className="hint typed">{t(OWN.prove_first, { email: account.email })}</p>}
        <p className="actions">
          <Button
            kind="secondary"
            // Returns the focus to the button after a cancellation.
            autoFocus={wasOpen}
            onClick={() => {
              setChanged(false);
              setStage({ name: isProven ? 'asking' : 'proving' });
            }}
          >
            {t(isProven ? OWN.email_change : OWN.prove)}
          </Button>
        </p>
      </>
    );
  }
}
