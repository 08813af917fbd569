import type { CountGroups, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { callJson } from '../../../http/http-client';

export const statisticVerbs = {
  getStatistics: (ids?: readonly string[]) =>
    callJson<StatisticsResponse>(`/api/workflows/statistics${ids ? `?ids=${ids.join(',')}` : ''}`),
  getIndustries: (ids: readonly string[] | undefined, text: string) => {
    const query = new URLSearchParams({ ...(ids && { ids: ids.join(',') }), ...(text && { q: text }) });
    return callJson<CountGroups>(`/api/workflows/industries?${query}`);
  },
};
