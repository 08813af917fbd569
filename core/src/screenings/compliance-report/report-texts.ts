import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { findCountry } from '@homologa/domain/countries/find-country';
import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import { FRAME } from '../../documents/document.texts';

export type Line = readonly [label: string, text: string];

export const per100 = (score: number): string => `${Math.round(score * 100)}/100`;
export const moment = (date: Date | string): string =>
  `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Translates a country name. Names that the catalogue does not contain, such as the spellings of some lists, are
 * returned unchanged.
 */
export function countryName(country: string, locale: Locale): string {
  const id = isCountryId(country) ? country : findCountry(country)?.id;
  return id ? COUNTRY_NAMES[id][locale] : country;
}

const WORDS = { ...FRAME, ...COMPLIANCE_REPORT };

export const teller =
  (locale: Locale) =>
  (key: keyof typeof WORDS, values: PlaceValues = {}): string =>
    interpolate(WORDS[key][locale], values);
