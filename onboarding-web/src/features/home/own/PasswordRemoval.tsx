import { violation } from '@homologa/domain/errors/error-codes';
import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { useI18n } from '../../../i18n/I18nProvider';
import { forgotPasswordPage } from '../../../lib/console-page';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { PasswordField } from '../../account/components/PasswordField';
import { removePassword } from './own.api';
import { OWN } from './own.texts';

interface PasswordRemovalProps {
  email: string;
  onDone: (home: AccountHomeResponse) => void;
  onCancel: () => void;
}

const fieldOf = (path: string): 'password' | null => (path === 'password' ? path : null);

export function PasswordRemoval({ email, onDone, onCancel }: PasswordRemovalProps) {
  const { t, locale } = useI18n();
  const form = useForm({ password: '' });
  const [isBusy, run] = useSubmit();
  const remove = () =>
    run(async () => {
      form.clear();
      const { password } = form.values;
      if (password === '') {
        const broken = [violation('all_fields_required', 'password')];
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        onDone(await removePassword(password));
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        remove();
      }}
    >
      <p>{t(OWN.password_remove_text)}</p>
      <ErrorSummary errors={form.summaryOf({ password: t(OWN.password_now) })} />
      <PasswordField
        field={form.field('password')}
        label={t(OWN.password_now)}
        autoComplete="current-password"
        takesFocus
      />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(OWN.password_remove)}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t(WORDS.cancel)}
        </Button>
        <a href={forgotPasswordPage(locale, email)}>{t(WORDS.forgotPassword)}</a>
      </p>
    </form>
  );
}
