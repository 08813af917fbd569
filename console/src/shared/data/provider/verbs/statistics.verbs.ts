import type { CountGroups, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { callJson } from '../../../http/http-client';

export const statisticVerbs = {
  /** Statistics of these workflows; of all active ones without ids. */
  getStatistics: (ids?: readonly string[]) =>
    callJson<StatisticsResponse>(`/api/workflows/statistics${ids ? `?ids=${ids.join(',')}` : ''}`),
  /** Industries that contain the text, most frequent first, of these workflows or of all active ones. */
  getIndustries: (ids: readonly string[] | undefined, text: string) => {
    const query = new URLSearchParams({ ...(ids && { ids: ids.join(',') }), ...(text && { q: text }) });
    return callJson<CountGroups>(`/api/workflows/industries?${query}`);
  },
};
