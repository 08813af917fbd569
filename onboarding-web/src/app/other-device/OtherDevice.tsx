import { useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { HandoverLink } from '../../features/handover/HandoverLink';
import { lazyScreen } from '../../i18n/held-texts';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText } from '../../lib/error-text';
import { useSubmit } from '../../lib/use-submit';
import { postLinkMail, postOwnLink } from '../../onboarding/onboarding.api';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { OTHER_DEVICE } from './other-device.texts';

/** Loaded with its library only when it is asked for. */
const QrCode = lazyScreen(async () => (await import('@homologa/web/qr/qr-code')).QrCode);

/**
 * Mails the link to the connected account, or shows it as a QR code, to continue on another device, which asks for a
 * code once. The code holds a link, never the session. Beside it, the way to hand over to a colleague.
 */
export function OtherDevice() {
  const { t, locale } = useI18n();
  const { key, supplier } = useOwnOnboarding();
  const [isBusy, run] = useSubmit();
  const [isSent, setSent] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setSent(false);
      setLink(null);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  const send = () =>
    attempt(async () => {
      await postLinkMail(key);
      setSent(true);
    });
  const show = () =>
    attempt(async () => {
      const { url } = await postOwnLink(key);
      await QrCode.preload();
      setLink(url);
    });
  return (
    <div className="other-device">
      {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <Button kind="quiet" isBusy={isBusy} onClick={send}>
        {t(OTHER_DEVICE.send)}
      </Button>
      <Button kind="quiet" isBusy={isBusy} onClick={show}>
        {t(OTHER_DEVICE.qr)}
      </Button>
      <p role="status">
        {isSent ? t(OTHER_DEVICE.sent, { email: supplier.account.email }) : link ? t(OTHER_DEVICE.qr_hint) : ''}
      </p>
      {link && <QrCode text={link} label={t(OTHER_DEVICE.qr_label)} />}
      <p>
        <HandoverLink asker="invited" />
      </p>
    </div>
  );
}
