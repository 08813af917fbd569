import type { PaymentRegion } from '../catalog/payment-regions';
import { countryById } from '../countries/countries';
import type { Locale } from '../language/locales';
import { numberLocale } from '../language/number-locale';

/** Formats an amount in the reader's language and the region's format; an ambiguous `$` gets its country. */
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
