import { formatLetterDate } from '@homologa/domain/language/letter-dates';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** True while nothing was answered: only then is an offer loaded, and only then can it be taken. */
  isUntouched: boolean;
  /** Hides the offer or its confirmation, without forgetting either. */
  isHidden?: boolean;
}

/**
 * Offers to start from the answers that the account has sent to the same client before. Renders nothing without an offer,
 * also if the offer cannot be loaded: the supplier can answer all the same. A shown offer stays while the page is open,
 * because its removal at the first saved answer would move the questions under the typing user.
 */
export function LastAnswers({ part, isUntouched, isHidden = false }: LastAnswersProps) {
  const { t } = useI18n();
  const [isOffered] = useState(isUntouched);
  const [isTaken, setTaken] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed with the offer.
  useEffect(() => {
    if (isTaken) confirmation.current?.focus();
  }, [isTaken]);
  return (
    <>
      <p
        ref={confirmation}
        tabIndex={-1}
        className={isTaken ? 'note' : 'visually-hidden'}
        role="status"
        hidden={isHidden && isTaken}
      >
        {isTaken ? t(LAST_ANSWERS.taken) : ''}
      </p>
      {isOffered && !isTaken && (
        <Offer part={part} isOpen={isUntouched} isHidden={isHidden} onTaken={() => setTaken(true)} />
      )}
    </>
  );
}

interface OfferProps extends Pick<LastAnswersProps, 'part'> {
  isOpen: boolean;
  isHidden: boolean;
  onTaken: () => void;
}

function Offer({ part, isOpen, isHidden, onTaken }: OfferProps) {
  const { t, locale } = useI18n();
  const { key, clientName, take } = useOwnOnboarding();
  const { workflowId, supplierId } = key;
  const load = useCallback(() => getLastAnswers({ workflowId, supplierId }), [workflowId, supplierId]);
  const [offer] = useLoaded(load);
  const [isBusy, run] = useSubmit();
  const { problem, tell, clear } = useTold();
  const last = offer.state === 'ready' ? offer.value.last : null;
  const hasOffer = last !== null && (part === 'form' ? last.form : last.questions > 0);
  const [isShown, setShown] = useState(false);
  // An offer that arrives after the first answer is not shown at all.
  if (hasOffer && isOpen && !isShown) setShown(true);
  if (!last || !isShown) return null;
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
    <section className="note last-answers" aria-labelledby="last-answers" hidden={isHidden}>
      <h2 id="last-answers">{t(LAST_ANSWERS.title, { client: clientName })}</h2>
      <p>
        {t(LAST_ANSWERS.lead, {
          date: formatLetterDate(new Date(last.received_at), locale),
          company: last.company_name,
          title: last.title,
        })}
      </p>
      {problem !== null && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <p className="actions">
        <Button
          kind="secondary"
          isBusy={isBusy}
          aria-disabled={!isOpen}
          aria-describedby={isOpen ? undefined : 'last-answers-over'}
          onClick={() => isOpen && start()}
        >
          {t(LAST_ANSWERS.take)}
        </Button>
      </p>
      {!isOpen && (
        <p id="last-answers-over" className="hint">
          {t(LAST_ANSWERS.over)}
        </p>
      )}
    </section>
  );
}
