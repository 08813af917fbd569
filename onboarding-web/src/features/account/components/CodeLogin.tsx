import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Loader } from '../../../components/Loader';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { currentSession, openSession } from '../../../lib/session-store';
import { useLoaded } from '../../../lib/use-loaded';
import { useTold } from '../../../lib/use-told';
import { postCode, postCodeLogin } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { findAttempt, forgetAttempt, keepAttempt } from '../kept-attempt';
import { CodeForm } from './CodeForm';

interface CodeLoginProps {
  email: string;
  onLoggedIn: () => Promise<void>;
  /** Absent: a code is the only way. */
  onPassword?: () => void;
}

/** Storage key of the login attempt that waits for its code. */
const KEPT_AT = 'homologa.onboarding.login-code';

async function askCode(email: string): Promise<string> {
  const attempt = await postCode(email);
  keepAttempt(KEPT_AT, { email, attempt });
  return attempt;
}

function openAttempt(email: string): string | null {
  const kept = findAttempt(KEPT_AT);
  return kept?.email === email ? kept.attempt : null;
}

function Refusal({ error }: { error: unknown }) {
  const { problem, tell } = useTold();
  const told = useEffectEvent(() => tell((locale, t) => failureText(error, locale, t)));
  useEffect(() => void told(), []);
  return problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />;
}

/** Mails a login code on mount and logs in with the code that the user enters. */
export function CodeLogin({ email, onLoggedIn, onPassword }: CodeLoginProps) {
  const { t } = useI18n();
  const load = useCallback(async () => openAttempt(email) ?? (await askCode(email)), [email]);
  const [isOwn] = useState(() => currentSession()?.email === email);
  const [asked, again] = useLoaded(load);
  const password = onPassword && (
    <Button kind="quiet" onClick={onPassword}>
      {t(BEGIN.by_password)}
    </Button>
  );
  if (asked.state === 'loading') return <Loader />;
  if (asked.state === 'failed') {
    return (
      <>
        <Refusal error={asked.error} />
        <p className="actions">
          <Button onClick={again}>{t(APP.error_retry)}</Button>
          {password}
        </p>
      </>
    );
  }

  const confirm = async (code: string) => {
    openSession(await postCodeLogin(openAttempt(email) ?? asked.value, code));
    forgetAttempt(KEPT_AT);
    await onLoggedIn();
  };
  return (
    <>
      <CodeForm
        lead={t(isOwn ? BEGIN.sent_own : BEGIN.sent, { email, minutes: LOGIN_CODE_MINUTES })}
        isInPage
        onConfirm={confirm}
        onAgain={async () => {
          await askCode(email);
        }}
      />
      {password && <p>{password}</p>}
    </>
  );
}
