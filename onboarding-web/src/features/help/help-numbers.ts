import { countryById } from '@homologa/domain/countries/countries';
import type { ConfigResponse } from '@homologa/domain/wire/config.contract';

type Contact = ConfigResponse['contact_numbers'][number];

interface HelpNumbers {
  /** Country id; `other` for the numbers of all other countries. */
  country: string;
  numbers: readonly string[];
  /** True if other countries have numbers, which the contact page lists. */
  hasMore: boolean;
}

/**
 * Returns the numbers of the supplier's country, of a country of the browser's languages if the supplier's is unknown,
 * or those of all other countries. Null if no number is configured.
 */
export function helpNumbersOf(
  contacts: readonly Contact[],
  country: string | null,
  languages: readonly string[],
): HelpNumbers | null {
  const filled = contacts.filter(({ numbers }) => numbers.length > 0);
  const isHere = ({ country: id }: Contact): boolean => {
    if (country) return id === country;
    const region = countryById(id)?.alpha2;
    return region !== undefined && languages.some((tag) => tag.toUpperCase().endsWith(`-${region}`));
  };
  const found = filled.find(isHere) ?? filled.find(({ country: id }) => id === 'other') ?? filled[0];
  return found ? { country: found.country, numbers: found.numbers, hasMore: filled.length > 1 } : null;
}
