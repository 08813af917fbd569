import type { Adapters } from '@homologa/core/compose';
import { findStaleLists } from '@homologa/core/screenings/lists/find-stale-lists';
import { refreshWatchlists } from '@homologa/core/screenings/lists/refresh-watchlists';
import { failWatchlistImport, runWatchlistImport } from '@homologa/core/screenings/lists/run-watchlist-import';
import { type ProcessorsOf, waitForNextRun } from './processor';

export const watchlistProcessors = ({ outgoing }: Adapters): ProcessorsOf<'watchlists'> => ({
  /** Runs at least once; importing the same files again creates no second snapshot. */
  'watchlists.import': {
    run: (ctx, payload, run) => runWatchlistImport(ctx, outgoing, payload, run),
    onExhausted: (ctx, payload, _run, error) => failWatchlistImport(ctx, payload, error),
  },
  'watchlists.refresh-due': {
    run: (ctx, _payload, run) => refreshWatchlists(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  'watchlists.find-stale': {
    run: (ctx, _payload, run) => findStaleLists(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
});
