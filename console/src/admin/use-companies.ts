import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useGetOne } from 'react-admin';
import { useRows } from '../shared/data/provider/use-rows';

/** Searches companies by name; returns the first 20 in alphabetical order. */
export const useFoundCompanies = (text: string) =>
  useRows<DeskCompanyResponse>(
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
