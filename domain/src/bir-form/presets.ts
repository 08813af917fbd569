import type { BirSection } from './bir-form';
import { currencyOf } from './currencies';
import type { BirField } from './field';
import { type BirRow, type BirValue, isBlank } from './form-values';

const currencyFieldOf = ({ fields }: BirSection): BirField | undefined =>
  fields.find(({ kind }) => kind === 'currency');

const isUntouched = ({ fields }: BirSection, values: BirRow): boolean =>
  fields.every(({ name }) => isBlank(values[name]));

/**
 * Returns the values that an untouched section or row starts with: the country's currency for figures that the report
 * requires, the company's country for a bank. An owner's country is never preset: screening relies on it.
 */
export function presetsOf(section: BirSection, values: BirRow, countryId: string): Readonly<Record<string, string>> {
  if (!isUntouched(section, values)) return {};
  const currency = currencyFieldOf(section);
  const code = currencyOf(countryId);
  return {
    ...(currency?.isRequired && code ? { [currency.name]: code } : {}),
    ...(section.id === 'banks' && countryId !== '' ? { country: countryId } : {}),
  };
}

/**
 * Returns the values to store together with an edit: the presets shown until now, the country's currency with the first
 * amount, the company's country with operations elsewhere. A value that the supplier emptied later stays empty.
 */
export function presetsWith(
  section: BirSection,
  values: BirRow,
  edit: { name: string; value: BirValue },
  countryId: string,
): Readonly<Record<string, string>> {
  const presets: Record<string, string> = { ...presetsOf(section, values, countryId) };
  const amounts = section.fields.filter(({ kind }) => kind === 'amount');
  const isFirstAmount = amounts.every(({ name }) => isBlank(values[name]));
  const currency = currencyFieldOf(section);
  const code = currencyOf(countryId);
  if (amounts.some(({ name }) => name === edit.name) && !isBlank(edit.value) && isFirstAmount && currency && code) {
    if (isBlank(values[currency.name])) presets[currency.name] = code;
  }
  const isElsewhere = edit.name === 'operations_same' && edit.value === false;
  if (isElsewhere && isBlank(values['operations_country']) && countryId !== '')
    presets['operations_country'] = countryId;
  delete presets[edit.name];
  return presets;
}
