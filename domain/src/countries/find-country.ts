import { COUNTRY_NAMES } from '../i18n/country-names';
import { COUNTRIES, type Country } from './countries';
import { COUNTRY_ALIASES } from './country-aliases';

/** The form in which spellings are compared: no case, accents, dots or apostrophes; other punctuation as one space. */
export function normalizeCountryText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

let spellings: Map<string, Country> | undefined;

function allSpellings(): Map<string, Country> {
  if (spellings) return spellings;
  spellings = new Map();
  for (const country of COUNTRIES) {
    const names = [country.id, country.alpha2, country.alpha3, ...Object.values(COUNTRY_NAMES[country.id])];
    for (const name of [...names, ...(COUNTRY_ALIASES[country.id] ?? [])]) {
      spellings.set(normalizeCountryText(name), country);
    }
  }
  return spellings;
}

/**
 * The country that a text means: an id, a two- or three-letter code, a name in English, Spanish or
 * Portuguese or a usual alias, in any case, with or without accents and dots (wire.md 17).
 * Null when there is none. Never throws.
 */
export function findCountry(text: string | null | undefined): Country | null {
  return allSpellings().get(normalizeCountryText(text ?? '')) ?? null;
}
