import type { BankAccountResponse, SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { AmountFact } from './AmountFact';
import { BankDetails } from './BankDetails';
import { CopiedFact } from './CopiedFact';

interface TransferProps {
  amount: number;
  payment: SupplierPaymentResponse;
  accounts: readonly BankAccountResponse[];
  cie?: string | undefined;
}

/**
 * Shows amount, account and reference in the order of a bank's form. If the payer can choose between accounts, each
 * account is in a separate box between the amount and the reference.
 */
export function Transfer({ amount, payment, accounts, cie }: TransferProps) {
  const { t } = useI18n();
  const [only] = accounts;
  const amountFact = amount > 0 && <AmountFact amount={amount} payment={payment} />;
  const reference = <CopiedFact label={t(INSTRUCTIONS.reference)} value={payment.reference} />;
  if (accounts.length <= 1) {
    return (
      <dl className="facts account">
        {amountFact}
        {only && <BankDetails account={only} cie={cie} />}
        {reference}
      </dl>
    );
  }
  return (
    <>
      {amountFact && <dl className="facts account">{amountFact}</dl>}
      {accounts.map((account, place) => (
        <dl key={`${place} ${account.bank}`} className="facts account">
          <BankDetails account={account} cie={place === 0 ? cie : undefined} />
        </dl>
      ))}
      <dl className="facts account">{reference}</dl>
    </>
  );
}
