import { formatLongDate } from '@homologa/domain/language/format';
import { useCallback, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText } from '../../lib/error-text';
import { useLoaded } from '../../lib/use-loaded';
import { useSubmit } from '../../lib/use-submit';
import { useTold } from '../../lib/use-told';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { getLastAnswers, postLastAnswers } from './last-answers.api';
import { LAST_ANSWERS } from './last-answers.texts';

interface LastAnswersProps {
  part: 'form' | 'questions';
  /** True while nothing was answered: only then is an offer looked for. */
  isUntouched: boolean;
}

/**
 * Offers to start from the answers that the account has sent to the same client before. Renders nothing without an offer,
 * also if the offer cannot be loaded: the supplier can answer all the same.
 */
export function LastAnswers({ part, isUntouched }: LastAnswersProps) {
  const { t } = useI18n();
  const [isTaken, setTaken] = useState(false);
  return (
    <>
      <p className={isTaken ? 'note' : 'visually-hidden'} role="status">
        {isTaken ? t(LAST_ANSWERS.taken) : ''}
      </p>
      {isUntouched && !isTaken && <Offer part={part} onTaken={() => setTaken(true)} />}
    </>
  );
}

function Offer({ part, onTaken }: { part: LastAnswersProps['part']; onTaken: () => void }) {
  const { t, locale } = useI18n();
  const { key, clientName, take } = useOwnOnboarding();
  const { workflowId, supplierId } = key;
  const load = useCallback(() => getLastAnswers({ workflowId, supplierId }), [workflowId, supplierId]);
  const [offer] = useLoaded(load);
  const [isBusy, run] = useSubmit();
  const { problem, tell, clear } = useTold();
  const last = offer.state === 'ready' ? offer.value.last : null;
  if (!last || !(part === 'form' ? last.form : last.questions > 0)) return null;
  const start = () =>
    run(async () => {
      clear();
      try {
        take(await postLastAnswers(key));
        onTaken();
      } catch (error) {
        await tell((...reader) => failureText(error, ...reader));
      }
    });
  return (
    <section className="note last-answers" aria-labelledby="last-answers">
      <h2 id="last-answers">{t(LAST_ANSWERS.title, { client: clientName })}</h2>
      <p>
        {t(LAST_ANSWERS.lead, {
          date: formatLongDate(new Date(last.received_at), locale),
          company: last.company_name,
          title: last.title,
        })}
      </p>
      {problem !== null && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <p className="actions">
        <Button kind="secondary" isBusy={isBusy} onClick={start}>
          {t(LAST_ANSWERS.take)}
        </Button>
      </p>
    </section>
  );
}
