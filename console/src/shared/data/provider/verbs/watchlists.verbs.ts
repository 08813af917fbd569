import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { WatchlistDifferenceResponse, WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { callJson } from '../../../http/http-client';

const PATH = '/api/desk/watchlists';
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const watchlistVerbs = {
  getWatchlists: () => callJson<WatchlistResponse[]>(PATH),
  getWatchlistDifference: (id: string, from: number, to: number) =>
    callJson<WatchlistDifferenceResponse>(`${pathOf(id)}/differences?from=${from}&to=${to}`),
  /**
   * Imports the publisher's current edition; `acceptsOlder` allows an edition that is older than the edition in use.
   */
  importWatchlist: (id: string, acceptsOlder = false) =>
    callJson<JobResponse>(`${pathOf(id)}/imports`, { method: 'POST', body: { accept_older: acceptsOlder } }),
  importWatchlistFile: (id: string, file: File, acceptsOlder = false) => {
    const form = new FormData();
    form.set('accept_older', String(acceptsOlder));
    form.set('file', file);
    return callJson<JobResponse>(`${pathOf(id)}/files`, { method: 'POST', body: form });
  },
  rollBackWatchlist: (id: string, number: number) =>
    callJson<WatchlistResponse>(`${pathOf(id)}/rollback`, { method: 'POST', body: { number } }),
};
