import { saveFile } from '@homologa/web/files/save-file';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { getPaymentSlip } from '../api/payment.api';
import { INSTRUCTIONS } from '../instructions.texts';
import type { OwnPayment } from '../own-payment';

/** Downloads the instructions as a PDF, because a colleague often makes the payment. */
export function SlipButton({ own: { key, payment } }: { own: OwnPayment }) {
  const { t, locale } = useI18n();
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const download = () =>
    run(async () => {
      setProblem(null);
      try {
        saveFile(await getPaymentSlip(key, locale), `${payment.reference}.pdf`);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <>
      <Button kind="secondary" isBusy={isBusy} onClick={download}>
        {t(INSTRUCTIONS.slip)}
      </Button>
      <div role="status">{problem !== null && <p className="field-error">{problem}</p>}</div>
    </>
  );
}
