import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { StepHeading } from '../../../components/StepHeading';
import { useWords } from '../../../i18n/use-words';
import { failureText } from '../../../lib/error-text';
import { callFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';

interface CodeFormProps {
  email: string;
  onConfirm: (code: string) => Promise<void>;
  /** Has a new code mailed, where that can be asked for. */
  onAgain?: () => Promise<void>;
}

/** The six-digit code that was mailed to a self-registered supplier (wire.md B5). */
export function CodeForm({ email, onConfirm, onAgain }: CodeFormProps) {
  const say = useWords();
  const form = useForm({ code: '' });
  const [isBusy, run] = useSubmit();
  const [isSent, setSent] = useState(false);

  const confirm = () =>
    run(async () => {
      form.clear();
      setSent(false);
      const code = form.values.code.replace(/\s/g, '');
      if (code === '') {
        await form.tell((_locale, say) => Promise.resolve({ fields: { code: say('error.required') }, message: null }));
        return;
      }
      try {
        await onConfirm(code);
      } catch (error) {
        await form.tell((...reader) => callFailure(error, (path) => (path === 'code' ? path : null), ...reader));
      }
    });
  const again = (ask: () => Promise<void>) =>
    run(async () => {
      form.clear();
      try {
        await ask();
        setSent(true);
      } catch (error) {
        await form.tell(async (...reader) => ({ fields: {}, message: await failureText(error, ...reader) }));
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <StepHeading>{say(ACCOUNT.code_title)}</StepHeading>
      <p>{say(ACCOUNT.code_lead, { email })}</p>
      <ErrorSummary errors={form.summaryOf({ code: say(ACCOUNT.code) })} />
      <div className="code">
        <Field
          field={form.field('code')}
          label={say(ACCOUNT.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </div>
      <p role="status">{isSent ? say(ACCOUNT.code_sent) : ''}</p>
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {say(ACCOUNT.code_go)}
        </Button>
        {onAgain && (
          <Button kind="quiet" onClick={() => again(onAgain)}>
            {say(ACCOUNT.code_again)}
          </Button>
        )}
      </p>
    </form>
  );
}
