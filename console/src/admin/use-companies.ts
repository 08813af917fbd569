import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useGetList, useGetOne } from 'react-admin';

/** Companies whose name matches: the first 20 by name. */
export const useFoundCompanies = (text: string) =>
  useGetList<DeskCompanyResponse>(
    'companies',
    {
      filter: text.trim() ? { q: text.trim() } : {},
      sort: { field: 'legal_name', order: 'ASC' },
      pagination: { page: 1, perPage: 20 },
    },
    { placeholderData: (former) => former },
  );

export const useCompanyChoice = (id: string | null) =>
  useGetOne<DeskCompanyResponse>('companies', { id: id ?? '' }, { enabled: id !== null });
