import { type BirFormData, type BirRow, isBlank, sectionRows, sectionValues } from './form-values';
import { FIGURE_FIELDS } from './section-fields';

export type SuppliedFigure = string | number | readonly string[];

const textOf = (values: BirRow, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

const joined = (values: BirRow, names: readonly string[]): string =>
  names
    .map((name) => textOf(values, name))
    .filter(Boolean)
    .join(', ');

function ownersOf(data: BirFormData): string[] {
  return sectionRows(data, 'owners').flatMap((owner) => {
    const name = textOf(owner, 'name');
    if (name === '') return [];
    return [typeof owner.share === 'number' ? `${name} (${owner.share} %)` : name];
  });
}

/**
 * Returns the report fields (reference 2.6) that the supplier's form prefills, by JSON name. Omits missing values. The
 * desk verifies the prefilled values.
 */
export function figuresOfBirForm(data: BirFormData): Readonly<Record<string, SuppliedFigure>> {
  const identity = sectionValues(data, 'identity');
  const activity = sectionValues(data, 'activity');
  const financials = sectionValues(data, 'financials');
  const found: Record<string, SuppliedFigure> = {
    company_name: textOf(identity, 'company_name'),
    tax_id: textOf(identity, 'tax_id'),
    duns_number: textOf(identity, 'duns_number'),
    website: textOf(identity, 'website'),
    phones: [textOf(identity, 'phone')].filter(Boolean),
    emails: [textOf(identity, 'email')].filter(Boolean),
    address: joined(sectionValues(data, 'addresses'), [
      'fiscal_street',
      'fiscal_city',
      'fiscal_state',
      'fiscal_postal_code',
    ]),
    sic: textOf(activity, 'activity_code'),
    shareholders: ownersOf(data),
    balance_sheet_date: textOf(financials, 'balance_sheet_date'),
  };
  const { employees } = activity;
  if (typeof employees === 'number') found['number_of_employees'] = employees;
  for (const { name } of FIGURE_FIELDS) {
    const value = financials[name];
    if (typeof value === 'number') found[name] = value;
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : !isBlank(value as string))),
  );
}
