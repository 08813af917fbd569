import type { CountGroups, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callJson } from '../../shared/http/http-client';

/** The figures over these workflows; without them over all active ones. */
export const statisticsQuery = (ids?: readonly string[]) => ({
  queryKey: ['statistics', ids ? [...ids].sort() : 'all'],
  queryFn: () => callJson<StatisticsResponse>(`/api/workflows/statistics${ids ? `?ids=${ids.join(',')}` : ''}`),
});

/** The industries that contain the text, the most frequent first, over these workflows or all active ones. */
export const useIndustries = (ids: readonly string[] | undefined, text: string) =>
  useQuery({
    queryKey: ['statistics', 'industries', ids ?? 'all', text],
    queryFn: () => {
      const query = new URLSearchParams({ ...(ids && { ids: ids.join(',') }), ...(text && { q: text }) });
      return callJson<CountGroups>(`/api/workflows/industries?${query}`);
    },
    placeholderData: keepPreviousData,
  });

/** The figures over one workflow. */
export const useWorkflowStatistics = (id: string) => useQuery(statisticsQuery([id]));

/**
 * The figures over these workflows, or over all active ones; the former stay while others are on their way. Undefined
 * asks for none yet.
 */
export const useChosenStatistics = (ids: readonly string[] | undefined) =>
  useQuery({
    ...statisticsQuery(ids && ids.length > 0 ? ids : undefined),
    enabled: ids !== undefined,
    placeholderData: keepPreviousData,
  });
