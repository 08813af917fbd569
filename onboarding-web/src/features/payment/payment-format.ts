import type { PaymentRegion } from '@homologa/domain/countries/payment-regions';
import { formatLongDate } from '@homologa/domain/i18n/format';
import type { Locale } from '@homologa/domain/i18n/locales';

/** Spanish writes numbers differently from country to country. */
const SPANISH: Readonly<Partial<Record<PaymentRegion, string>>> = {
  argentina: 'es-AR',
  mexico: 'es-MX',
  peru: 'es-PE',
};

/** An amount in the reader's language and the region's way; a bare `$` says whose. */
export function moneyText(
  amount: number,
  { currency, region }: { currency: string; region: PaymentRegion },
  locale: Locale,
): string {
  const place = locale === 'es' ? (SPANISH[region] ?? 'es-419') : locale;
  const text = amount.toLocaleString(place, { style: 'currency', currency });
  return /[A-Za-z€]|S\//.test(text) ? text : `${text} ${currency}`;
}

/** A day, `YYYY-MM-DD`, written out. */
export const dayText = (day: string, locale: Locale): string =>
  formatLongDate(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' });
