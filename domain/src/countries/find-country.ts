import { COUNTRIES, type Country } from './countries';
import { COUNTRY_ALIASES } from './country-aliases';
import { COUNTRY_NAMES } from './country-names';
import { normalizePlaceName } from './normalize-place-name';

let spellings: Map<string, Country> | undefined;

function allSpellings(): Map<string, Country> {
  if (spellings) return spellings;
  spellings = new Map();
  for (const country of COUNTRIES) {
    const names = [country.id, country.alpha2, country.alpha3, ...Object.values(COUNTRY_NAMES[country.id])];
    for (const name of [...names, ...(COUNTRY_ALIASES[country.id] ?? [])]) {
      spellings.set(normalizePlaceName(name), country);
    }
  }
  return spellings;
}

/**
 * Finds a country by id, two- or three-letter code, name in English, Spanish or Portuguese, or common alias; ignores
 * case, accents and dots (reference 2.12). Never throws.
 */
export function findCountry(text: string | null | undefined): Country | null {
  return allSpellings().get(normalizePlaceName(text ?? '')) ?? null;
}
