import type { CompanyResponse } from '@homologa/domain/companies/company.contract';

export const companyNameOf = (company: CompanyResponse): string => company.info.name || company.legal_name;
