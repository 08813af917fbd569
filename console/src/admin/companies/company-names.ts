import { type Violation, violation } from '@homologa/domain/errors/error-codes';

export interface CompanyNames {
  legal_name: string;
  name: string;
  country: string;
}

export const checkCompanyNames = ({ legal_name: legalName }: CompanyNames): Violation[] =>
  legalName.trim() === '' ? [violation('all_fields_required', 'legal_name')] : [];

/** Request body with these names. */
export const companyNamesBody = ({ legal_name: legalName, name, country }: CompanyNames) => ({
  legal_name: legalName,
  info: { name },
  country,
});

/** Maps a path of the request body to the form's field name. */
export const companyNameField = (path: string): string => (path === 'info.name' ? 'name' : path);
