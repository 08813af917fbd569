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
import { confirmHandover, getHandover } from './handover.api';
import { HANDOVER } from './handover.texts';
import type { Told } from './told';

interface ConfirmHandoverProps {
  id: string;
  place: OnboardingKey;
  clientName: string;
  onDone: (told: Told) => void;
  onKeep: () => void;
}

const isOver = (error: unknown): boolean => isApiError(error, 'not_found') || isApiError(error, 'unauthenticated');

/** Hands over only by a press: mail scanners open the link too. */
export function ConfirmHandover({ id, place, clientName, onDone, onKeep }: ConfirmHandoverProps) {
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
  if (confirmed) {
    return (
      <>
        <StepHeading>{t(HANDOVER.done_title, { name })}</StepHeading>
        <p>{t(HANDOVER.done, { email, client: clientName })}</p>
      </>
    );
  }
  const confirm = () =>
    run(async () => {
      setProblem(null);
      try {
        await confirmHandover(place, id);
        onDone({ name, email, asked: null });
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  return (
    <>
      <StepHeading>{t(HANDOVER.confirm_title, { name })}</StepHeading>
      {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <p>{t(HANDOVER.confirm_text, { name, email, client: clientName })}</p>
      {note && (
        <dl className="facts">
          <dt>{t(HANDOVER.note)}</dt>
          <dd className="typed">{note}</dd>
        </dl>
      )}
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
