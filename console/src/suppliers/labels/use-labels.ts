import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from '../../shared/auth/use-can';
import { companiesApi } from './labels.api';

const KEY = ['labels'] as const;

/** The company's labels with how many suppliers carry each, for those who manage them. */
export function useLabels() {
  const companyId = useCompany()?.id ?? '';
  const query = useQuery({
    queryKey: [...KEY, companyId],
    queryFn: () => companiesApi.labels(companyId),
    enabled: companyId !== '',
  });
  return { companyId, query };
}

/** Has the labels, and the user whose screens show them, fetched anew. */
export function useRefreshLabels() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([KEY, ['session']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
