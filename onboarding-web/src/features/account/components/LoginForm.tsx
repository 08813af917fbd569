import { violation } from '@homologa/domain/errors/error-codes';
import { isValidEmail } from '@homologa/domain/identity/email';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { isApiError } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import { forgotPasswordPage } from '../../../lib/console-page';
import { focusOn } from '../../../lib/focus-on';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { openSession } from '../../../lib/session-store';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';
import { postLogin } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { CodeLogin } from './CodeLogin';
import { type AskedFactor, FactorLogin } from './FactorLogin';
import { PasswordField } from './PasswordField';

interface LoginFormProps {
  email: string;
  /**
   * Mails a code to `email` on mount, because the server requires that the owner of this account proves the e-mail
   * address.
   */
  asksCode?: boolean;
  /**
   * Offers the code before the fields, for an account that is known: many accounts have no password, and their owner
   * would look for one.
   */
  offersCode?: boolean;
  onLoggedIn: () => Promise<void>;
}

type Name = 'email' | 'password';
const fieldOf = (path: string): Name | null => (path === 'email' || path === 'password' ? path : null);

/** Login with a password or a mailed code; accounts created through a link have no password. */
export function LoginForm({ email, asksCode = false, offersCode = false, onLoggedIn }: LoginFormProps) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<string | null>(asksCode ? email : null);
  const [isOffer, setOffer] = useState(offersCode);
  if (isOffer) {
    return (
      <p className="actions">
        <Button
          onClick={() => {
            setOffer(false);
            setAsked(email);
          }}
        >
          {t(BEGIN.by_code)}
        </Button>
        <Button kind="quiet" onClick={() => setOffer(false)}>
          {t(BEGIN.by_password)}
        </Button>
      </p>
    );
  }
  return asked === null ? (
    <PasswordLogin email={email} onLoggedIn={onLoggedIn} onCode={setAsked} />
  ) : (
    <CodeLogin email={asked} onLoggedIn={onLoggedIn} onPassword={() => setAsked(null)} />
  );
}

interface PasswordLoginProps {
  email: string;
  onLoggedIn: () => Promise<void>;
  onCode: (email: string) => void;
}

function PasswordLogin({ email, onLoggedIn, onCode }: PasswordLoginProps) {
  const { t, locale } = useI18n();
  // The storage key contains the known e-mail, so that input typed in one onboarding does not appear in another
  // onboarding.
  const [form, forgetTyped] = useKeptForm<Name>(`homologa.onboarding.login.${email}`, { email, password: '' }, [
    'password',
  ]);
  const [isBusy, run] = useSubmit();
  const [factor, setFactor] = useState<AskedFactor | null>(null);
  const [isBack, setBack] = useState(false);
  const labels = { email: t(ACCOUNT.login_email), password: t(WORDS.password) };

  const admit = async (session: SessionResponse) => {
    openSession(session);
    forgetTyped();
    await onLoggedIn();
  };
  const submit = () =>
    run(async () => {
      form.clear();
      const { email: typed, password } = form.values;
      const empty = (['email', 'password'] as const).filter((name) => form.values[name].trim() === '');
      if (empty.length > 0) {
        const broken = empty.map((name) => violation('all_fields_required', name));
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await admit(await postLogin(typed.trim(), password));
      } catch (error) {
        if (isApiError(error, 'second_factor_required')) setFactor(error.json as AskedFactor);
        else await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  const askCode = () =>
    run(async () => {
      form.clear();
      const typed = form.values.email.trim();
      if (isValidEmail(typed)) {
        onCode(typed);
        return;
      }
      const broken = [violation(typed === '' ? 'all_fields_required' : 'email_invalid', 'email')];
      await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
    });
  if (factor) {
    const goBack = () => {
      setFactor(null);
      setBack(true);
    };
    return <FactorLogin asked={factor} onProven={admit} onBack={goBack} />;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={form.summaryOf(labels)} />
      <Field
        field={form.field('email')}
        label={labels.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={isBack ? focusOn : undefined}
      />
      <PasswordField field={form.field('password')} autoComplete="current-password" />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(WORDS.logIn)}
        </Button>
        <Button kind="secondary" onClick={askCode}>
          {t(BEGIN.by_code)}
        </Button>
        <a href={forgotPasswordPage(locale, form.values.email.trim())}>{t(WORDS.forgotPassword)}</a>
      </p>
    </form>
  );
}
