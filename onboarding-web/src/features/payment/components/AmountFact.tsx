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

/** The amount of one transfer, which is copied without currency and thousands, as banks take it. */
export function AmountFact({ amount, payment }: AmountFactProps) {
  const { t, locale } = useI18n();
  const text = moneyText(amount, payment, locale);
  return <CopiedFact isLarge label={t(INSTRUCTIONS.amount)} value={text} copied={amount.toFixed(CENTS)} />;
}
