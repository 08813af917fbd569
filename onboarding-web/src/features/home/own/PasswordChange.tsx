import { checkPasswordChange, FORM_PASSWORD_POLICY } from '@homologa/domain/accounts/password-rules';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { useI18n } from '../../../i18n/I18nProvider';
import { forgotPasswordPage } from '../../../lib/console-page';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { PasswordField } from '../../account/components/PasswordField';
import { changePassword } from './own.api';
import { OWN } from './own.texts';

interface PasswordChangeProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

type Name = 'oldPassword' | 'newPassword';
const fieldOf = (path: string): Name | null => (path === 'oldPassword' || path === 'newPassword' ? path : null);

export function PasswordChange({ email, onDone, onCancel }: PasswordChangeProps) {
  const { t, locale } = useI18n();
  const form = useForm<Name>({ oldPassword: '', newPassword: '' });
  const [isBusy, run] = useSubmit();
  const labels = { oldPassword: t(OWN.password_now), newPassword: t(OWN.password_new) };
  const save = () =>
    run(async () => {
      form.clear();
      const broken = checkPasswordChange(form.values, FORM_PASSWORD_POLICY);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await changePassword(email, form.values.oldPassword, form.values.newPassword);
        onDone();
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
        save();
      }}
    >
      <ErrorSummary errors={form.summaryOf(labels)} />
      <PasswordField
        field={form.field('oldPassword')}
        label={labels.oldPassword}
        autoComplete="current-password"
        takesFocus
      />
      <PasswordField field={form.field('newPassword')} label={labels.newPassword} autoComplete="new-password" />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(OWN.password_save)}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t(WORDS.cancel)}
        </Button>
        <a href={forgotPasswordPage(locale, email)}>{t(WORDS.forgotPassword)}</a>
      </p>
    </form>
  );
}
