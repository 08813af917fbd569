import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useQueryClient } from '@tanstack/react-query';
import { companyKey } from '../admin.api';

/** Caches the changed company and refetches the lists. */
export function useTakeCompany() {
  const queries = useQueryClient();
  return async (company: DeskCompanyResponse) => {
    queries.setQueryData(companyKey(company.id), company);
    await queries.invalidateQueries({ queryKey: ['admin-companies'] });
  };
}
