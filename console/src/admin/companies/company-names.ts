import { type Violation, violation } from '@homologa/domain/errors/error-codes';

export interface CompanyNames {
  legal_name: string;
  name: string;
  country: string;
}

/** A company has a legal name. */
export const checkCompanyNames = ({ legal_name: legalName }: CompanyNames): Violation[] =>
  legalName.trim() === '' ? [violation('all_fields_required', 'legal_name')] : [];

/** The same as the wire has it. */
export const companyNamesBody = ({ legal_name: legalName, name, country }: CompanyNames) => ({
  legal_name: legalName,
  info: { name },
  country,
});

/** The form's name for a path of the wire. */
export const companyNameField = (path: string): string => (path === 'info.name' ? 'name' : path);
