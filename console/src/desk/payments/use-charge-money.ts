import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { moneyText } from '@homologa/domain/payments/money';
import { useAppLocale } from '../../shared/i18n/use-text';

/** An amount of a payment in words of its region; a currency of its own where the money came in another. */
export function useChargeMoney() {
  const locale = useAppLocale();
  return ({ region, currency }: Pick<ChargeResponse, 'region' | 'currency'>, amount: number): string =>
    moneyText(amount, { region, currency }, locale);
}
