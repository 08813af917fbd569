import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';

/** Returns a violation for each field without which a form cannot be submitted: the company's name and country. */
export function demandedFields({ company, country }: Pick<BirFormData, 'company' | 'country'>): Violation[] {
  const { company_name: companyName } = company as Record<string, unknown>;
  const required = [
    { path: 'company.company_name', value: companyName },
    { path: 'country', value: country },
  ];
  return required
    .filter(({ value }) => typeof value !== 'string' || value.trim() === '')
    .map(({ path }) => violation('all_fields_required', path));
}
