import type { PaymentRegion } from '../catalog/payment-regions';
import type { Locale } from '../language/locales';
import { numberLocale } from '../language/number-locale';

/**
 * Country codes of the regions. They duplicate codes of the table of all countries, because importing that table would
 * slow down the first screen on a phone.
 */
const COUNTRY_OF: Readonly<Record<PaymentRegion, string | null>> = {
  argentina: 'AR',
  brazil: 'BR',
  mexico: 'MX',
  peru: 'PE',
  ccs: null,
  international: null,
};

/**
 * Formats an amount in the reader's language and the region's format. If the currency sign is only `$`, the currency
 * code follows.
 */
export function moneyText(
  amount: number,
  { currency, region }: { currency: string; region: PaymentRegion },
  locale: Locale,
): string {
  const text = amount.toLocaleString(numberLocale(locale, COUNTRY_OF[region]), {
    style: 'currency',
    currency,
  });
  return /[A-Za-z€]|S\//.test(text) ? text : `${text} ${currency}`;
}
