import type { PaymentRegion } from '../catalog/payment-regions';
import { countryById } from '../countries/countries';
import type { Locale } from '../language/locales';
import { numberLocale } from '../language/number-locale';

/** An amount to be paid, in the reader's language and the region's way; a bare `$` says whose. */
export function moneyText(
  amount: number,
  { currency, region }: { currency: string; region: PaymentRegion },
  locale: Locale,
): string {
  const text = amount.toLocaleString(numberLocale(locale, countryById(region)?.alpha2 ?? null), {
    style: 'currency',
    currency,
  });
  return /[A-Za-z€]|S\//.test(text) ? text : `${text} ${currency}`;
}
