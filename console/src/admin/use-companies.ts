import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../shared/http/http-client';

export type CompanyChoice = Pick<DeskCompanyResponse, 'id' | 'legal_name' | 'info'>;

/** Companies whose name matches: the first 20 by name. */
export function useFoundCompanies(text: string) {
  return useQuery({
    queryKey: ['admin-companies', text],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(text.trim() ? { q: text.trim() } : {}),
        sort: JSON.stringify(['legal_name', 'ASC']),
        range: JSON.stringify([0, 19]),
      });
      return callJson<CompanyChoice[]>(`/api/desk/companies?${query.toString()}`, { signal });
    },
    placeholderData: (former) => former,
  });
}

export function useCompanyChoice(id: string | null) {
  return useQuery({
    queryKey: ['admin-companies', 'chosen', id],
    queryFn: () => callJson<CompanyChoice>(`/api/desk/companies/${encodeURIComponent(id ?? '')}`),
    enabled: id !== null,
  });
}

export const companyNameOf = (company: CompanyChoice): string => company.info.name || company.legal_name;
