import { type Violation, violation } from '@homologa/domain/errors/error-codes';

export interface CompanyNames {
  legal_name: string;
  name: string;
  country: string;
}

export const checkCompanyNames = ({ legal_name: legalName }: CompanyNames): Violation[] =>
  legalName.trim() === '' ? [violation('all_fields_required', 'legal_name')] : [];

export const companyNamesBody = ({ legal_name: legalName, name, country }: CompanyNames) => ({
  legal_name: legalName,
  info: { name },
  country,
});

export const companyNameField = (path: string): string => (path === 'info.name' ? 'name' : path);
