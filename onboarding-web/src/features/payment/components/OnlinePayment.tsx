import type { Words } from '@homologa/domain/language/locales';
import { BOLETO_CONFIRMATION_DAYS } from '@homologa/domain/payments/boleto';
import type { OnlinePaymentResponse } from '@homologa/domain/payments/payment.contract';
import { ONLINE_PAYMENT_WORDS } from '@homologa/domain/payments/payment-words';
import { isApiError } from '@homologa/web/http/api-error';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { getSupplier } from '../../../onboarding/onboarding.api';
import { postBrazilPayment, postOnlinePayment } from '../api/payment.api';
import { isAboutReference } from '../billing-fields';
import { INSTRUCTIONS } from '../instructions.texts';
import { ONLINE } from '../online.texts';
import type { OwnPayment } from '../own-payment';
import { useLookAgain } from '../use-look-again';
import { Boleto } from './Boleto';
import { InvoiceDate } from './InvoiceDate';
import { PaymentFacts } from './PaymentFacts';
import { Rejection } from './Rejection';

/**
 * Returns the message for an online payment. `returned` is the URL parameter that the provider's page sets on the
 * return; it does not prove that the payment was made.
 */
export function onlineTextOf(
  { status, method, submitted_at: submitted }: OnlinePaymentResponse,
  returned: string | null,
): Words {
  if (status === 'failed' && method === 'boleto') return ONLINE.failed_boleto;
  if (status !== 'pending') return ONLINE[status];
  if (submitted) return method === 'boleto' ? ONLINE.submitted_boleto : ONLINE.submitted;
  if (returned === 'cancelled') return ONLINE.cancelled;
  return returned === null ? ONLINE.ready : ONLINE.awaited;
}

/** True while a payment may be in progress. The page then polls for the result and offers no second payment. */
export const isProcessing = (online: OnlinePaymentResponse | null, returned: string | null): boolean =>
  online?.status === 'pending' && (online.submitted_at !== null || (returned !== null && returned !== 'cancelled'));

/** True for a boleto that awaits its payment, which takes days. */
const isIssuedBoleto = (online: OnlinePaymentResponse | null): boolean =>
  online?.status === 'pending' && online.method === 'boleto' && online.submitted_at !== null;

interface OnlinePaymentProps {
  own: OwnPayment;
  onEdit: (refusal: unknown) => void;
}

/**
 * Offers the payment on the provider's page. Only the provider's notification changes the state, so this page polls for
 * it.
 */
export function OnlinePayment({ own, onEdit }: OnlinePaymentProps) {
  const { t, locale } = useI18n();
  const { key, payment, request, take, choose, isReadOnly, isSettled, supplier } = own;
  const { email } = supplier.account;
  const { online_payment: online } = request;
  // Reads only the initial value, because the parameter is later removed from the URL.
  const [query] = useSearchParams();
  const [returned] = useState(() => query.get('payment'));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, run] = useSubmit();
  const [isAsking, ask] = useSubmit();
  const refresh = async () => take(await getSupplier(key));
  const isIssued = isIssuedBoleto(online);
  const [isLooking, begin] = useLookAgain(online?.status === 'pending', refresh, isIssued);
  const isPaid = online?.status === 'paid';
  const isAwaited = isProcessing(online, returned);
  const isRejected = payment.rejection !== null && !isPaid && !isAwaited;
  const method = online?.status === 'pending' ? online.method : request.billing.payment.method;

  const fail = async (error: unknown) => {
    if (isApiError(error) && error.details.some(({ path }) => isAboutReference(path))) onEdit(error);
    else setProblem(await failureText(error, locale, t));
  };
  const start = () =>
    run(async () => {
      setProblem(null);
      try {
        if (payment.region === 'brazil') {
          await postBrazilPayment(request.id, locale);
          window.location.reload();
        } else {
          const { uri } = await postOnlinePayment(request.id, locale);
          window.location.assign(uri);
        }
      } catch (error) {
        // The payment may have arrived in the meantime, so the supplier is reloaded to show it.
        if (isApiError(error, 'payment_already_made')) await refresh().catch(() => {});
        await fail(error);
      }
    });
  const look = () =>
    ask(async () => {
      setProblem(null);
      await refresh().then(begin, fail);
    });
  return (
    <section className="card narrow payment">
      <StepHeading>{t(isPaid ? INSTRUCTIONS.title_done : INSTRUCTIONS.title_online)}</StepHeading>
      {isRejected && <Rejection payment={payment} next={ONLINE.rejected_next} />}
      <ErrorSummary errors={problem === null ? [] : [{ fieldId: null, message: problem }]} />
      {online?.boleto && <Boleto boleto={online.boleto} />}
      <PaymentFacts own={own} onEdit={isSettled || isReadOnly ? undefined : () => onEdit(null)} />
      {!online && <p>{t(method === 'boleto' ? ONLINE.lead_boleto : ONLINE.lead_card)}</p>}
      <InvoiceDate payment={payment} />
      <div role="status">
        {online && (
          <div className={`note online-${online.status}`}>
            <p className="online-status">
              {t(ONLINE.status)}: <strong>{t(ONLINE_PAYMENT_WORDS[online.status])}</strong>
            </p>
            <p>{t(onlineTextOf(online, returned), { ...BOLETO_CONFIRMATION_DAYS, email })}</p>
          </div>
        )}
      </div>
      <p className="actions">
        {isPaid ? (
          <Button onClick={() => choose(null)}>{t(WORDS.continue)}</Button>
        ) : (
          <Way online={online} method={method} isAwaited={isAwaited} isBusy={isBusy} onStart={start} />
        )}
        {online?.status === 'pending' && (
          <Button kind={isAwaited && !isIssued ? 'primary' : 'secondary'} onClick={look} isBusy={isAsking}>
            {t(ONLINE.look)}
          </Button>
        )}
        {(online?.status === 'failed' || isRejected) && !isReadOnly && (
          <Button kind="secondary" onClick={() => onEdit(null)}>
            {t(ONLINE.other_method)}
          </Button>
        )}
      </p>
      {returned !== null && isAwaited && !isIssued && (
        <p className="hint" role="status">
          {isLooking ? t(ONLINE.looking) : t(ONLINE.looked, { email })}
        </p>
      )}
    </section>
  );
}

interface WayProps {
  online: OnlinePaymentResponse | null;
  method: string | undefined;
  isAwaited: boolean;
  isBusy: boolean;
  onStart: () => void;
}

function Way({ online, method, isAwaited, isBusy, onStart }: WayProps) {
  const { t } = useI18n();
  const isBoleto = method === 'boleto';
  // Copying its number is the main way to pay a boleto; the boleto itself offers its own page.
  if (online?.boleto) return null;
  // A pending payment must not be paid twice, but its boleto stays accessible until it is paid.
  if (online?.status === 'pending' && online.submitted_at && !isBoleto) return null;
  if (online?.status === 'pending' && online.uri) {
    return (
      <a
        className={`button button-${isAwaited && !isIssuedBoleto(online) ? 'secondary' : 'primary'}`}
        href={online.uri}
      >
        {t(isBoleto && online.submitted_at ? ONLINE.open_boleto : ONLINE.open)}
      </a>
    );
  }
  const text = online ? (isBoleto ? ONLINE.boleto_new : ONLINE.again) : isBoleto ? ONLINE.pay_boleto : ONLINE.pay_card;
  return (
    <Button onClick={onStart} isBusy={isBusy}>
      {t(text)}
    </Button>
  );
}
