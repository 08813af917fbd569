import { checkNewPassword, FORM_PASSWORD_POLICY } from '@homologa/domain/accounts/password-rules';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { useI18n } from '../../../i18n/I18nProvider';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { PasswordField } from '../../account/components/PasswordField';
import { HOME } from '../home.texts';
import { setFirstPassword } from './own.api';
import type { OwnProps } from './own-props';

const fieldOf = (path: string): 'password' | null => (path === 'password' ? path : null);

export function FirstPassword({ take }: Pick<OwnProps, 'take'>) {
  const { t } = useI18n();
  const form = useForm({ password: '' });
  const [isBusy, run] = useSubmit();
  const save = () =>
    run(async () => {
      form.clear();
      const { password } = form.values;
      const broken = checkNewPassword(password, 'password', FORM_PASSWORD_POLICY);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        take(await setFirstPassword(password));
      } catch (error) {
        await form.tell((...reader) => callFailure(error, fieldOf, ...reader));
      }
    });
  return (
    <>
      <p>{t(HOME.password_text)}</p>
      <form
        className="narrow"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ErrorSummary errors={form.summaryOf({ password: t(WORDS.password) })} />
        <PasswordField field={form.field('password')} autoComplete="new-password" />
        <p className="actions">
          <Button kind="secondary" type="submit" isBusy={isBusy}>
            {t(HOME.password_title)}
          </Button>
        </p>
      </form>
    </>
  );
}
