import type { PaymentRegion } from '../catalog/payment-regions';
import type { Locale } from '../language/locales';

/** Spanish writes numbers differently from country to country. */
const SPANISH: Readonly<Partial<Record<PaymentRegion, string>>> = {
  argentina: 'es-AR',
  mexico: 'es-MX',
  peru: 'es-PE',
};

/** An amount to be paid, in the reader's language and the region's way; a bare `$` says whose. */
export function moneyText(
  amount: number,
  { currency, region }: { currency: string; region: PaymentRegion },
  locale: Locale,
): string {
  const place = locale === 'es' ? (SPANISH[region] ?? 'es-419') : locale;
  const text = amount.toLocaleString(place, { style: 'currency', currency });
  return /[A-Za-z€]|S\//.test(text) ? text : `${text} ${currency}`;
}
