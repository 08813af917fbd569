import { currencyOf, FORM_CURRENCIES } from '@homologa/domain/bir-form/currencies';
import type { BirField } from '@homologa/domain/bir-form/field';
import { birChoiceLabel } from '@homologa/domain/bir-form/form-labels';
import type { BirValue } from '@homologa/domain/bir-form/form-values';
import { COUNTRIES } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { statesOf } from '@homologa/domain/countries/states';
import type { Locale } from '@homologa/domain/language/locales';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { FORM } from '../bir-form.texts';
import type { ControlProps } from './field-props';

interface SelectInputProps {
  asked: BirField;
  country: string;
  control: ControlProps;
  value: BirValue;
  onChange: (value: BirValue) => void;
}

interface Choice {
  value: string;
  name: string;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function monthsIn(locale: Locale): Choice[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return MONTHS.map((month) => ({ value: String(month), name: format.format(Date.UTC(2001, month - 1, 1)) }));
}

/** Lists the currencies of the form, beginning with the country's own currency and USD. */
function currenciesIn(country: string, locale: Locale): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const first = [currencyOf(country), 'USD' as const].filter((code) => code !== null);
  return [...new Set([...first, ...FORM_CURRENCIES])].map((code) => ({
    value: code,
    name: `${code} – ${names.of(code) ?? code}`,
  }));
}

/** Lists all countries, beginning with the company's own country, because most owners, banks and premises are there. */
const countriesIn = (own: string, locale: Locale): Choice[] =>
  COUNTRIES.map(({ id }) => ({ value: id, name: COUNTRY_NAMES[id][locale] })).sort(
    (a, b) => Number(b.value === own) - Number(a.value === own) || a.name.localeCompare(b.name, locale),
  );

function choicesOf({ kind, choices = [] }: BirField, country: string, locale: Locale): Choice[] {
  switch (kind) {
    case 'month':
      return monthsIn(locale);
    case 'currency':
      return currenciesIn(country, locale);
    case 'country':
      return countriesIn(country, locale);
    case 'state':
      return statesOf(country).map(({ code, name }) => ({ value: code, name }));
    default:
      return choices.map((choice) => ({ value: choice, name: birChoiceLabel(choice, locale) }));
  }
}

/** Select with many options. A stored value that is no longer an option is shown unchanged until it is replaced. */
export function SelectInput({ asked, country, control, value, onChange }: SelectInputProps) {
  const { t, locale } = useI18n();
  const choices = useMemo(() => choicesOf(asked, country, locale), [asked, country, locale]);
  const shown = value == null ? '' : String(value);
  const isUnknown = shown !== '' && !choices.some((choice) => choice.value === shown);
  return (
    <select
      {...control}
      className="control"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => onChange(asked.kind === 'month' ? Number(target.value) || null : target.value || null)}
    >
      <option value="">{t(FORM.choose)}</option>
      {isUnknown && <option value={shown}>{shown}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}
