import { COUNTRIES } from '@homologa/domain/countries/countries';
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
