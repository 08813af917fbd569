import { COUNTRIES, type CountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { useMemo } from 'react';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import type { FieldBinding } from '../lib/use-form';
import { describedBy, FieldFrame } from './Field';

interface CountryFieldProps {
  field: FieldBinding;
  label: string;
  /** Value to submit: a country id, or a three-letter code in the registration form. */
  valueOf: (country: { id: CountryId; alpha3: string }) => string;
  isOptional?: boolean;
}

export function CountryField({ field, label, valueOf, isOptional = false }: CountryFieldProps) {
  const { t, locale } = useI18n();
  const choices = useMemo(
    () =>
      COUNTRIES.map((country) => ({ ...country, name: COUNTRY_NAMES[country.id][locale] })).sort((a, b) =>
        a.name.localeCompare(b.name, locale),
      ),
    [locale],
  );
  const { error, ...bound } = field;
  return (
    <FieldFrame field={field} label={label} isOptional={isOptional}>
      <select
        {...bound}
        className="control"
        autoComplete="country-name"
        aria-required={!isOptional}
        aria-invalid={error !== null}
        aria-describedby={describedBy(field)}
      >
        <option value="">{t(APP.choose_country)}</option>
        {choices.map((country) => (
          <option key={country.id} value={valueOf(country)}>
            {country.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
