import type { PaymentRegion } from '../catalog/payment-regions';
import type { Locale } from '../language/locales';
import { numberLocale } from '../language/number-locale';

/** Countries of the regions; by code here, because the table of all countries would weigh on a phone's first screen. */
const COUNTRY_OF: Readonly<Record<PaymentRegion, string | null>> = {
  argentina: 'AR',
  brazil: 'BR',
  mexico: 'MX',
  peru: 'PE',
  ccs: null,
  international: null,
};

/** Formats an amount in the reader's language and the region's format; an ambiguous `$` gets its country. */
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
