import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import type { PaymentInstructionsResponse } from '@homologa/domain/payments/payment.contract';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useWords } from '../../../i18n/use-words';
import { useConfig } from '../../../onboarding/config-context';
import { INSTRUCTIONS, METHOD_HINTS } from '../instructions.texts';
import type { OwnPayment } from '../own-payment';
import { dayText } from '../payment-format';
import { BankDetails } from './BankDetails';
import { Deduction } from './Deduction';
import { PaymentFacts } from './PaymentFacts';
import { ProofPanel } from './ProofPanel';

interface InstructionsProps {
  own: OwnPayment;
  /** Back to the reference, with what the server found wrong with it. */
  onEdit: (refusal: unknown) => void;
}

/** Where and how to pay, as the server has it configured for the region and day, and the proof of it. */
export function Instructions({ own, onEdit }: InstructionsProps) {
  const say = useWords();
  const { brand } = useConfig();
  const { payment, request, isReadOnly } = own;
  const { stage, instructions } = payment;
  const { bank, cie, deduction } = instructions;
  const method = request.billing.payment.method ?? '';
  const isDone = stage === 'done' || isReadOnly;
  return (
    <div className="narrow payment">
      <section className="card">
        <StepHeading>{say(isDone ? INSTRUCTIONS.title_done : INSTRUCTIONS.title)}</StepHeading>
        {isDone && <p className="note">{say(isReadOnly ? INSTRUCTIONS.finished : INSTRUCTIONS.done)}</p>}
        <PaymentFacts own={own} onEdit={isReadOnly ? undefined : () => onEdit(null)} />
        <h2>{say(INSTRUCTIONS.how)}</h2>
        {isPaymentMethod(method) && <p>{say(METHOD_HINTS[method])}</p>}
        {bank.map((account, place) => (
          <BankDetails key={`${place} ${account.bank}`} account={account} cie={place === 0 ? cie : undefined} />
        ))}
        {(bank.length === 0 || method === 'credit_card') && (
          <p>
            {bank.length === 0 && <>{say(INSTRUCTIONS.no_bank, { provider: brand.name })} </>}
            <a href="/contact">{say(INSTRUCTIONS.contact)}</a>
          </p>
        )}
        {deduction && <Deduction deduction={deduction} payment={payment} />}
        <InvoiceDate instructions={instructions} isPaid={stage === 'done'} />
      </section>
      <ProofPanel own={own} onEdit={onEdit} />
    </div>
  );
}

/** Mexico: the rule of the 26th, and what it means for a payment today. */
function InvoiceDate({ instructions, isPaid }: { instructions: PaymentInstructionsResponse; isPaid: boolean }) {
  const { locale } = useI18n();
  const say = useWords();
  const { invoice_date: date, invoice_cut_off_day: day } = instructions;
  if (!date) return null;
  return (
    <p className="note">
      {day !== undefined && <>{say(INSTRUCTIONS.invoice_rule, { day })} </>}
      {say(isPaid ? INSTRUCTIONS.invoice_dated : INSTRUCTIONS.invoice_today, { date: dayText(date, locale) })}
    </p>
  );
}
