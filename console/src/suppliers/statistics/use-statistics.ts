import type { CountGroups, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callJson } from '../../shared/http/http-client';

/** Statistics of these workflows; of all active ones without ids. */
export const statisticsQuery = (ids?: readonly string[]) => ({
  queryKey: ['statistics', ids ? [...ids].sort() : 'all'],
  queryFn: () => callJson<StatisticsResponse>(`/api/workflows/statistics${ids ? `?ids=${ids.join(',')}` : ''}`),
});

/** Industries that contain the text, most frequent first, of these workflows or of all active ones. */
export const useIndustries = (ids: readonly string[] | undefined, text: string) =>
  useQuery({
    queryKey: ['statistics', 'industries', ids ?? 'all', text],
    queryFn: () => {
      const query = new URLSearchParams({ ...(ids && { ids: ids.join(',') }), ...(text && { q: text }) });
      return callJson<CountGroups>(`/api/workflows/industries?${query}`);
    },
    placeholderData: keepPreviousData,
  });

export const useWorkflowStatistics = (id: string) => useQuery(statisticsQuery([id]));

/**
 * Statistics of these workflows, or of all active ones for an empty list; undefined disables the query. The previous
 * statistics remain while others load.
 */
export const useChosenStatistics = (ids: readonly string[] | undefined) =>
  useQuery({
    ...statisticsQuery(ids && ids.length > 0 ? ids : undefined),
    enabled: ids !== undefined,
    placeholderData: keepPreviousData,
  });
