import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type {
  WatchlistDetailResponse,
  WatchlistDifferenceResponse,
  WatchlistResponse,
} from '@homologa/domain/screenings/watchlist.contract';
import { callJson } from '../../shared/http/http-client';

const PATH = '/api/desk/watchlists';
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const WATCHLISTS_KEY = ['desk', 'watchlists'] as const;

export const watchlistsApi = {
  list: () => callJson<WatchlistResponse[]>(PATH),
  get: (id: string) => callJson<WatchlistDetailResponse>(pathOf(id)),
  getDifference: (id: string, from: number, to: number) =>
    callJson<WatchlistDifferenceResponse>(`${pathOf(id)}/differences?from=${from}&to=${to}`),
  /** Imports the publisher's current edition; `acceptsOlder` allows an edition older than the one in use. */
  importNow: (id: string, acceptsOlder = false) =>
    callJson<JobResponse>(`${pathOf(id)}/imports`, { method: 'POST', body: { accept_older: acceptsOlder } }),
  importFile: (id: string, file: File, acceptsOlder = false) => {
    const form = new FormData();
    form.set('accept_older', String(acceptsOlder));
    form.set('file', file);
    return callJson<JobResponse>(`${pathOf(id)}/files`, { method: 'POST', body: form });
  },
  rollback: (id: string, number: number) =>
    callJson<WatchlistResponse>(`${pathOf(id)}/rollback`, { method: 'POST', body: { number } }),
};
