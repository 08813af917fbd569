import type { DeskSearchResult, SearchResult } from '@homologa/domain/search/search.contract';
import { callJson } from '../../../http/http-client';

const find = async <Result>(path: string, text: string, signal: AbortSignal): Promise<Result[]> => {
  const query = new URLSearchParams({ q: text });
  const { results } = await callJson<{ results: Result[] }>(`${path}?${query.toString()}`, { signal });
  return results;
};

export const searchVerbs = {
  searchCompany: (text: string, signal: AbortSignal) => find<SearchResult>('/api/search', text, signal),
  searchDesk: (text: string, signal: AbortSignal) => find<DeskSearchResult>('/api/desk/search', text, signal),
};
