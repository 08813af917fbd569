import { COUNTRIES, isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { useMemo } from 'react';
import { useAppLocale } from './use-text';

export function useCountryOptions() {
  const locale = useAppLocale();
  return useMemo(
    () =>
      COUNTRIES.map(({ id }) => ({ id, name: COUNTRY_NAMES[id][locale] })).sort((a, b) =>
        a.name.localeCompare(b.name, locale),
      ),
    [locale],
  );
}

/** Returns the name of a country in the user's language. Text that is not a country id is returned unchanged. */
export function useCountryName() {
  const locale = useAppLocale();
  return (country: string): string => (isCountryId(country) ? COUNTRY_NAMES[country][locale] : country);
}
