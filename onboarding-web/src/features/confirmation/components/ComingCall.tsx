import { formatWeekday } from '@homologa/domain/language/format-weekday';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { CALL_TIME_WORDS, CALL_TIMES, type CallTime } from '@homologa/domain/suppliers/receipts/receipt';
import type { ComingCall as Coming } from '@homologa/domain/suppliers/receipts/receipt.contract';
import { useRef, useState } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { useI18n } from '../../../i18n/I18nProvider';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/error-text';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../lib/supplier-path';
import { useSubmit } from '../../../lib/use-submit';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { RECEIPT } from '../../receipt/receipt.texts';
import { PhoneEditor } from './PhoneEditor';

const putCallTime = (key: OnboardingKey, time: CallTime): Promise<OnboardingSupplierResponse> =>
  call('PUT', supplierPath(key), { key, body: { _id: key.supplierId, call_time: time } });

/**
 * Announces the phone call in which staff verify the supplier's data: days, phone numbers, preferred time, and
 * documents to have ready.
 */
export function ComingCall() {
  const { t, locale } = useI18n();
  const { supplier } = useOwnOnboarding();
  const { call: coming, payment } = supplier;
  const day = (text: string) => formatWeekday(new Date(text), locale, { timeZone: 'UTC' });
  const daysOf = ({ first_day: first, last_day: last, late }: Coming): string => {
    if (late) return t(RECEIPT.late);
    return t(first === last ? RECEIPT.on : RECEIPT.between, { first: day(first), last: day(last) });
  };
  return (
    <section className="coming-call">
      <h2>{t(RECEIPT.next)}</h2>
      {payment?.check === 'to_check' && <p>{t(RECEIPT.proof_first)}</p>}
      {coming && (
        <dl className="facts">
          <dt>{t(RECEIPT.when)}</dt>
          <dd>{daysOf(coming)}</dd>
          {coming.numbers.length > 0 && (
            <>
              <dt>{t(RECEIPT.from)}</dt>
              <dd>{coming.numbers.join(', ')}</dd>
            </>
          )}
          <dt>{t(RECEIPT.at_hand)}</dt>
          <dd>{t(RECEIPT.at_hand_text)}</dd>
        </dl>
      )}
      <PhoneEditor />
      {coming && <TimeChoice stored={coming.time} />}
    </section>
  );
}

function TimeChoice({ stored }: { stored: CallTime }) {
  const { t, locale } = useI18n();
  const { key, take } = useOwnOnboarding();
  const [asked, setAsked] = useState<CallTime | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [, run] = useSubmit();
  const wanted = useRef<CallTime | null>(null);
  // If the user chooses another time of day during a save, that choice is saved next, so that the last choice is
  // stored.
  const save = async (): Promise<void> => {
    setProblem(null);
    try {
      for (let saved: CallTime | null = null; wanted.current !== null && wanted.current !== saved; ) {
        saved = wanted.current;
        take(await putCallTime(key, saved));
      }
      setSaved(true);
    } catch (error) {
      setProblem(await failureText(error, locale, t));
    } finally {
      wanted.current = null;
      setAsked(null);
    }
  };
  const choose = (time: CallTime) => {
    wanted.current = time;
    setAsked(time);
    setSaved(false);
    run(save);
  };
  return (
    <fieldset className="call-time">
      <legend>{t(RECEIPT.time)}</legend>
      {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      {CALL_TIMES.map((time) => (
        <label key={time} className="choice">
          <input type="radio" name="call-time" checked={(asked ?? stored) === time} onChange={() => choose(time)} />
          <span>{t(CALL_TIME_WORDS[time])}</span>
        </label>
      ))}
      <p role="status" className="hint">
        {isSaved ? t(RECEIPT.time_saved) : ''}
      </p>
    </fieldset>
  );
}
