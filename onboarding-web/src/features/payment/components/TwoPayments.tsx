import { TAX_ID_KINDS } from '@homologa/domain/identity/tax-id';
import { TAX_ID_KIND_WORDS } from '@homologa/domain/identity/tax-id-words';
import { depositPeriodText } from '@homologa/domain/payments/deposit-period';
import { moneyText } from '@homologa/domain/payments/money';
import type { PaymentInstructionsResponse, SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { AmountFact } from './AmountFact';
import { BankDetails } from './BankDetails';
import { CopiedFact } from './CopiedFact';

interface TwoPaymentsProps {
  deduction: NonNullable<PaymentInstructionsResponse['deduction']>;
  payment: SupplierPaymentResponse;
  /** Tax id of the paying company, required on the deposit slip. */
  taxId: string;
  taxIdType: string;
  /** Instructions for the first payment, which is the invoice amount minus the deduction. */
  children: ReactNode;
}

/**
 * Shows the two payments of one invoice in Peru: the remainder, and the tax deduction (detracción) with the data of its
 * deposit slip.
 */
export function TwoPayments({ deduction, payment, taxId, taxIdType, children }: TwoPaymentsProps) {
  const { t, locale } = useI18n();
  const { rate, threshold, amount, remainder, account, slip } = deduction;
  const money = (value: number): string => moneyText(value, payment, locale);
  const kind = t(TAX_ID_KIND_WORDS[TAX_ID_KINDS.find((each) => each === taxIdType) ?? 'tax_id']);
  return (
    <>
      <p>{t(INSTRUCTIONS.deduction_text, { rate, threshold: money(threshold) })}</p>
      <h3>{t(INSTRUCTIONS.deduction_rest, { amount: money(remainder) })}</h3>
      {children}
      <h3>{t(INSTRUCTIONS.deduction_amount, { amount: money(amount), rate })}</h3>
      <dl className="facts account">
        <AmountFact amount={amount} payment={payment} />
        {account && <BankDetails account={account} />}
        {taxId && <CopiedFact label={t(INSTRUCTIONS.slip_payer, { kind })} value={taxId} />}
        {slip && (
          <>
            <CopiedFact label={t(INSTRUCTIONS.slip_service)} value={slip.service_code} />
            <CopiedFact label={t(INSTRUCTIONS.slip_operation)} value={slip.operation_type} />
            <CopiedFact label={t(INSTRUCTIONS.slip_period)} value={depositPeriodText(slip.period)} />
          </>
        )}
      </dl>
    </>
  );
}
