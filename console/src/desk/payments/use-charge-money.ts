import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { moneyText } from '@homologa/domain/payments/money';
import { useAppLocale } from '../../shared/i18n/use-text';

export function useChargeMoney() {
  const locale = useAppLocale();
  return ({ region, currency }: Pick<ChargeResponse, 'region' | 'currency'>, amount: number): string =>
    moneyText(amount, { region, currency }, locale);
}
