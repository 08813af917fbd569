import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';

const KEY = ['labels', 'getLabels'] as const;

export function useLabels() {
  const dataProvider = useProvider();
  const companyId = useCompany()?.id ?? '';
  const query = useQuery({
    queryKey: [...KEY, companyId],
    queryFn: () => dataProvider.getLabels(companyId),
    enabled: companyId !== '',
  });
  return { companyId, query };
}

export function useRefreshLabels() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([KEY, ['session']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
