import { moneyText } from '@homologa/domain/payments/money';
import type { PaymentInstructionsResponse, SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { BankDetails } from './BankDetails';

interface DeductionProps {
  deduction: NonNullable<PaymentInstructionsResponse['deduction']>;
  payment: SupplierPaymentResponse;
}

/** Peru: the part of a larger invoice that goes to an account of its own, and what is left. */
export function Deduction({ deduction, payment }: DeductionProps) {
  const { t, locale } = useI18n();
  const { rate, threshold, amount, remainder, account } = deduction;
  const money = (value: number): string => moneyText(value, payment, locale);
  return (
    <div className="note deduction">
      <h3>{t(INSTRUCTIONS.deduction, { rate })}</h3>
      <p>{t(INSTRUCTIONS.deduction_text, { rate, threshold: money(threshold) })}</p>
      <dl className="facts">
        <dt>{t(INSTRUCTIONS.deduction_rest)}</dt>
        <dd>{money(remainder)}</dd>
        <dt>{t(INSTRUCTIONS.deduction_amount)}</dt>
        <dd>{money(amount)}</dd>
      </dl>
      {account && <BankDetails account={account} />}
    </div>
  );
}
