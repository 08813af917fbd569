import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';

export type CompanyChoice = Pick<DeskCompanyResponse, 'id' | 'legal_name' | 'info'>;

export const companyNameOf = (company: CompanyChoice): string => company.info.name || company.legal_name;
