import { useState } from 'react';
import { Button } from '../components/Button';
import { ErrorSummary } from '../components/ErrorSummary';
import { useI18n } from '../i18n/I18nProvider';
import { failureText } from '../lib/error-text';
import { useSubmit } from '../lib/use-submit';
import { postLinkMail } from '../onboarding/onboarding.api';
import { useOwnOnboarding } from '../onboarding/onboarding-context';
import { OTHER_DEVICE } from './other-device.texts';

/** Mails the link to the connected account, to continue on another device; that device asks for a code once. */
export function OtherDevice() {
  const { t, locale } = useI18n();
  const { key, supplier } = useOwnOnboarding();
  const [isBusy, run] = useSubmit();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = () =>
    run(async () => {
      setSent(false);
      setProblem(null);
      try {
        await postLinkMail(key);
        setSent(true);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <div className="other-device">
      {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <Button kind="quiet" isBusy={isBusy} onClick={send}>
        {t(OTHER_DEVICE.send)}
      </Button>
      <p role="status">{isSent ? t(OTHER_DEVICE.sent, { email: supplier.account.email }) : ''}</p>
    </div>
  );
}
