import { moneyText } from '@homologa/domain/payments/money';
import type { PaymentInstructionsResponse, SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { BankDetails } from './BankDetails';

interface TwoPaymentsProps {
  deduction: NonNullable<PaymentInstructionsResponse['deduction']>;
  payment: SupplierPaymentResponse;
  children: ReactNode;
}

export function TwoPayments({ deduction, payment, children }: TwoPaymentsProps) {
  const { t, locale } = useI18n();
  const { rate, threshold, amount, remainder, account } = deduction;
  const money = (value: number): string => moneyText(value, payment, locale);
  return (
    <>
      <p>{t(INSTRUCTIONS.deduction_text, { rate, threshold: money(threshold) })}</p>
      <h3>{t(INSTRUCTIONS.deduction_rest, { amount: money(remainder) })}</h3>
      {children}
      <div className="note deduction">
        <h3>{t(INSTRUCTIONS.deduction_amount, { amount: money(amount), rate })}</h3>
        {account && <BankDetails account={account} />}
      </div>
    </>
  );
}
