import { moneyText } from '@homologa/domain/payments/money';
import type { SupplierPaymentResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { CopiedFact } from './CopiedFact';

const CENTS = 2;

interface AmountFactProps {
  amount: number;
  payment: Pick<SupplierPaymentResponse, 'currency' | 'region'>;
}

/**
 * Shows the amount of a transfer. The copy button omits the currency and the thousands separators, because bank forms
 * require a plain number.
 */
export function AmountFact({ amount, payment }: AmountFactProps) {
  const { t, locale } = useI18n();
  const text = moneyText(amount, payment, locale);
  return <CopiedFact isLarge label={t(INSTRUCTIONS.amount)} value={text} copied={amount.toFixed(CENTS)} />;
}
