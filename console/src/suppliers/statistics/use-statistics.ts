import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

const statisticsKey = (ids?: readonly string[]) => ['statistics', 'getStatistics', ids ? [...ids].sort() : 'all'];

export function useIndustries(ids: readonly string[] | undefined, text: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['statistics', 'getIndustries', ids ?? 'all', text],
    queryFn: () => dataProvider.getIndustries(ids, text),
    placeholderData: keepPreviousData,
  });
}

export function useStatistics(ids?: readonly string[]) {
  const dataProvider = useProvider();
  return useQuery({ queryKey: statisticsKey(ids), queryFn: () => dataProvider.getStatistics(ids) });
}

/**
 * Loads the statistics of these workflows; an empty list means all active workflows, and undefined disables the query.
 * Keeps the previous statistics while it loads new statistics.
 */
export function useChosenStatistics(ids: readonly string[] | undefined) {
  const dataProvider = useProvider();
  const asked = ids && ids.length > 0 ? ids : undefined;
  return useQuery({
    queryKey: statisticsKey(asked),
    queryFn: () => dataProvider.getStatistics(asked),
    enabled: ids !== undefined,
    placeholderData: keepPreviousData,
  });
}
