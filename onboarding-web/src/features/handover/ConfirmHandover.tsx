import { isApiError } from '@homologa/web/http/api-error';
import { useCallback, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { Loader } from '../../components/Loader';
import { Notice } from '../../components/Notice';
import { StepHeading } from '../../components/StepHeading';
import { APP } from '../../i18n/app.texts';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText } from '../../lib/error-text';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useLoaded } from '../../lib/use-loaded';
import { useSubmit } from '../../lib/use-submit';
import { Consequence } from './Consequence';
import { confirmHandover, getHandover } from './handover.api';
import { HANDOVER } from './handover.texts';
import { TakenOver } from './TakenOver';
import type { Told } from './told';

interface ConfirmHandoverProps {
  id: string;
  place: OnboardingKey;
  clientName: string;
  onHandedOver: (told: Told) => void;
  onKeep: () => void;
}

const isOver = (error: unknown): boolean =>
  (['not_found', 'unauthenticated', 'link_closed'] as const).some((code) => isApiError(error, code));

/** Hands over only by a press: mail scanners open the link too. */
export function ConfirmHandover({ id, place, clientName, onHandedOver, onKeep }: ConfirmHandoverProps) {
  const { t, locale } = useI18n();
  const { workflowId, supplierId } = place;
  const load = useCallback(() => getHandover({ workflowId, supplierId }, id), [workflowId, supplierId, id]);
  const [handover, reload] = useLoaded(load);
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  if (handover.state === 'loading') return <Loader />;
  if (handover.state === 'failed') {
    if (!isOver(handover.error)) {
      return (
        <Notice title={t(APP.crash_title)} kind="bad">
          <Button onClick={reload}>{t(APP.error_retry)}</Button>
        </Notice>
      );
    }
    return (
      <>
        <StepHeading>{t(HANDOVER.over_title)}</StepHeading>
        <p>{t(HANDOVER.over)}</p>
        <Button kind="secondary" onClick={onKeep}>
          {t(HANDOVER.back)}
        </Button>
      </>
    );
  }
  const { full_name: name, email, note, confirmed } = handover.value;
  if (confirmed) return <TakenOver told={{ name, email, client: clientName }} />;
  const confirm = () =>
    run(async () => {
      setProblem(null);
      try {
        await confirmHandover(place, id);
        onHandedOver({ name, email, client: clientName });
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <>
      <Consequence colleague={{ name, email, note }} clientName={clientName}>
        {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      </Consequence>
      <p className="actions">
        <Button onClick={confirm} isBusy={isBusy}>
          {t(HANDOVER.confirm)}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t(HANDOVER.keep)}
        </Button>
      </p>
    </>
  );
}
