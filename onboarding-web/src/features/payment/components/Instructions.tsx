import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import { WORDS } from '@homologa/web/texts/words.texts';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { consolePage } from '../../../lib/console-page';
import { INSTRUCTIONS, METHOD_HINTS } from '../instructions.texts';
import type { OwnPayment } from '../own-payment';
import { InvoiceDate } from './InvoiceDate';
import { PaymentFacts } from './PaymentFacts';
import { ProofPanel } from './ProofPanel';
import { Rejection } from './Rejection';
import { SlipButton } from './SlipButton';
import { Transfer } from './Transfer';
import { TwoPayments } from './TwoPayments';

interface InstructionsProps {
  own: OwnPayment;
  onEdit: (refusal: unknown) => void;
}

export function Instructions({ own, onEdit }: InstructionsProps) {
  const { t } = useI18n();
  const { payment, isReadOnly, isSettled } = own;
  const isAccepted = payment.check === 'accepted';
  const isDone = payment.stage === 'done' || isReadOnly;
  return (
    <div className="narrow payment">
      <section className="card">
        <StepHeading>{t(isDone ? INSTRUCTIONS.title_done : INSTRUCTIONS.title)}</StepHeading>
        <Rejection payment={payment} next={INSTRUCTIONS.rejected_next} />
        {isDone && (
          <p className="note">
            {t(isAccepted ? INSTRUCTIONS.accepted : isReadOnly ? INSTRUCTIONS.finished : INSTRUCTIONS.done)}
          </p>
        )}
        {!isDone && (
          <>
            <HowToPay own={own} />
            <SlipButton own={own} />
          </>
        )}
        <PaymentFacts own={own} isBrief={!isDone} onEdit={isReadOnly || isSettled ? undefined : () => onEdit(null)} />
        {isDone && !isReadOnly && <HowToPay own={own} />}
        <InvoiceDate payment={payment} />
      </section>
      <ProofPanel own={own} onEdit={onEdit} />
    </div>
  );
}

function HowToPay({ own: { payment, request } }: { own: OwnPayment }) {
  const { t, locale } = useI18n();
  const { brand } = useConfig();
  const { bank, cie, deduction } = payment.instructions;
  const method = request.billing.payment.method ?? '';
  const isPaidOnPage = payment.price > 0 && payment.online_methods.some((each) => each === method);
  const isAccountMissing = bank.length === 0 && !isPaidOnPage;
  const ordinary = (
    <>
      {isPaymentMethod(method) && <p>{t(METHOD_HINTS[method])}</p>}
      <Transfer amount={deduction?.remainder ?? payment.price} payment={payment} accounts={bank} cie={cie} />
      {(isAccountMissing || payment.price === 0 || method === 'credit_card') && (
        <p>
          {isAccountMissing && <>{t(INSTRUCTIONS.no_bank, { provider: brand.name })} </>}
          <a href={consolePage('/contact', locale)}>{t(WORDS.contactUs)}</a>
        </p>
      )}
    </>
  );
  return (
    <>
      <h2>{t(INSTRUCTIONS.how)}</h2>
      {deduction ? (
        <TwoPayments
          deduction={deduction}
          payment={payment}
          taxId={request.billing.general.tax_id ?? ''}
          taxIdType={request.billing.general.tax_id_type ?? ''}
        >
          {ordinary}
        </TwoPayments>
      ) : (
        ordinary
      )}
    </>
  );
}
