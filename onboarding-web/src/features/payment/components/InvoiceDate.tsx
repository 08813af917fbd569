import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { useWords } from '../../../i18n/use-words';
import { INSTRUCTIONS } from '../instructions.texts';
import { dayText } from '../payment-format';

/** Mexico: the rule of the 26th, and what it means for a payment today (supplier-onboarding.md section 9). */
export function InvoiceDate({ payment: { instructions, stage } }: { payment: SupplierPaymentResponse }) {
  const { locale } = useI18n();
  const say = useWords();
  const { invoice_date: date, invoice_cut_off_day: day } = instructions;
  if (!date) return null;
  return (
    <p className="note">
      {day !== undefined && <>{say(INSTRUCTIONS.invoice_rule, { day })} </>}
      {say(stage === 'done' ? INSTRUCTIONS.invoice_dated : INSTRUCTIONS.invoice_today, { date: dayText(date, locale) })}
    </p>
  );
}
