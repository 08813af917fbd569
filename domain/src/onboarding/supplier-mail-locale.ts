import type { CountryId } from '../countries/countries';
import { DEFAULT_LOCALE, type Locale, matchLocale } from '../language/locales';

const SPANISH_SPEAKING: ReadonlySet<string> = new Set<CountryId>([
  'argentina',
  'bolivia',
  'chile',
  'colombia',
  'costa_rica',
  'cuba',
  'dominican_republic',
  'ecuador',
  'el_salvador',
  'equatorial_guinea',
  'guatemala',
  'honduras',
  'mexico',
  'nicaragua',
  'panama',
  'paraguay',
  'peru',
  'puerto_rico',
  'spain',
  'uruguay',
  'venezuela',
]);

/**
 * Returns the language of a supplier's mails: the supplier's language, otherwise the workflow's language, otherwise the
 * language of the supplier's country, otherwise English.
 */
export function supplierMailLocale(
  supplier: { locale: string | null; country: string },
  workflow: { defaultLocale: string | null },
): Locale {
  const chosen = matchLocale(supplier.locale) ?? matchLocale(workflow.defaultLocale);
  if (chosen) return chosen;
  if (supplier.country === 'brazil') return 'pt-BR';
  return SPANISH_SPEAKING.has(supplier.country) ? 'es' : DEFAULT_LOCALE;
}
