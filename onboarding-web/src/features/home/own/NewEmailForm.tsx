import { checkNewEmail } from '@homologa/domain/accounts/own-account-rules';
import { WORDS } from '@homologa/web/texts/words.texts';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import { focusOn } from '../../../lib/focus-on';
import { callFailure, ruleFailure } from '../../../lib/form-errors';
import { useKeptForm } from '../../../lib/use-kept-form';
import { useSubmit } from '../../../lib/use-submit';
import { OWN } from './own.texts';
import type { OwnProps } from './own-props';

interface NewEmailFormProps {
  account: OwnProps['account'];
  onSend: (email: string) => Promise<void>;
  onCancel: () => void;
}

const fieldOf = (path: string): 'email' | null => (path === 'email' ? path : null);

export function NewEmailForm({ account, onSend, onCancel }: NewEmailFormProps) {
  const { t } = useI18n();
  const [form, forgetTyped] = useKeptForm<'email'>(`homologa.onboarding.account.new-email.${account.id}`, {
    email: '',
  });
  const [isBusy, run] = useSubmit();
  const send = () =>
    run(async () => {
      form.clear();
      const email = form.values.email.trim();
      const broken = checkNewEmail(email, account.email);
      if (broken.length > 0) {
        await form.tell((...reader) => ruleFailure(broken, fieldOf, ...reader));
        return;
      }
      try {
        await onSend(email);
        forgetTyped();
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
        send();
      }}
    >
      <ErrorSummary errors={form.summaryOf({ email: t(OWN.email_new) })} />
      <Field
        field={form.field('email')}
        label={t(OWN.email_new)}
        hint={t(OWN.email_new_hint)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOn}
      />
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(OWN.email_send)}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            forgetTyped();
            onCancel();
          }}
        >
          {t(WORDS.cancel)}
        </Button>
      </p>
    </form>
  );
}
