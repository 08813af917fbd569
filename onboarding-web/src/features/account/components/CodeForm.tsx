import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Field } from '../../../components/Field';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { focusOn } from '../../../lib/focus-on';
import { callFailure } from '../../../lib/form-errors';
import { useForm } from '../../../lib/use-form';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';

interface CodeFormProps {
  lead: string;
  mailed?: string;
  /** True if the page around the form has a heading. The form then renders no heading and focuses its input. */
  isInPage?: boolean;
  /** True if the code may be a recovery code, which has letters and is longer. */
  isAnyCode?: boolean;
  onConfirm: (code: string) => Promise<void>;
  onAgain?: () => Promise<void>;
}

export function CodeForm({
  lead,
  mailed = '',
  isInPage = false,
  isAnyCode = false,
  onConfirm,
  onAgain,
}: CodeFormProps) {
  const { t } = useI18n();
  const form = useForm({ code: mailed });
  const [isBusy, run] = useSubmit();
  const [isSent, setSent] = useState(false);

  const confirm = () =>
    run(async () => {
      form.clear();
      setSent(false);
      const code = form.values.code.replace(/\s/g, '');
      if (code === '') {
        await form.tell((_locale, t) => Promise.resolve({ fields: { code: t(WORDS.required) }, message: null }));
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
      {!isInPage && <StepHeading>{t(ACCOUNT.code_title)}</StepHeading>}
      <p>{lead}</p>
      <ErrorSummary errors={form.summaryOf({ code: t(ACCOUNT.code) })} />
      <div className="code">
        <Field
          field={form.field('code')}
          label={t(ACCOUNT.code)}
          inputMode={isAnyCode ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={isAnyCode ? 40 : 10}
          ref={isInPage ? focusOn : undefined}
        />
      </div>
      <p role="status">{isSent ? t(ACCOUNT.code_sent) : ''}</p>
      <p className="actions">
        <Button type="submit" isBusy={isBusy}>
          {t(ACCOUNT.code_go)}
        </Button>
        {onAgain && (
          <Button kind="quiet" onClick={() => again(onAgain)}>
            {t(ACCOUNT.code_again)}
          </Button>
        )}
      </p>
    </form>
  );
}
