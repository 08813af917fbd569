import { LOGIN_CODE_MINUTES } from '@homologa/domain/accounts/limits';
import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Loader } from '../../../components/Loader';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { openSession } from '../../../lib/session-store';
import { useLoaded } from '../../../lib/use-loaded';
import { useTold } from '../../../lib/use-told';
import { postCode, postCodeLogin } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { CodeForm } from './CodeForm';

interface CodeLoginProps {
  email: string;
  onLoggedIn: () => Promise<void>;
  /** Absent: a code is the only way. */
  onPassword?: () => void;
}

interface Kept {
  email: string;
  attempt: string;
  until: number;
}

/**
 * Storage key of the login attempt that waits for its code. The attempt must survive a reload, because a phone may
 * unload the page while its user reads the mail.
 */
const KEPT_AT = 'homologa.onboarding.login-code';

async function askCode(email: string): Promise<string> {
  const attempt = await postCode(email);
  const until = Date.now() + LOGIN_CODE_MINUTES * 60_000;
  writeJson(tabStorage, KEPT_AT, { email, attempt, until } satisfies Kept);
  return attempt;
}

function openAttempt(email: string): string | null {
  const kept = readJson<Kept>(tabStorage, KEPT_AT);
  return kept?.email === email && kept.until > Date.now() ? kept.attempt : null;
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
    writeJson(tabStorage, KEPT_AT, null);
    await onLoggedIn();
  };
  return (
    <>
      <CodeForm
        lead={t(BEGIN.sent, { email, minutes: LOGIN_CODE_MINUTES })}
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
