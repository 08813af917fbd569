import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job';

/** Makes a snapshot of one list, of stored files or of what its publisher has. One import of a list at a time. */
export const importWatchlistJob = defineJob({
  name: 'watchlists.import',
  queue: 'imports',
  payload: z.object({
    watchlistId: z.uuid(),
    /** Files in the store; none: it is fetched. */
    fileIds: z.array(z.uuid()),
    acceptsSmaller: z.boolean(),
    /** Somebody said that an older edition may replace the one in use; a schedule never does. */
    acceptsOlder: z.boolean().default(false),
    /** Somebody asked for it: files that the newest snapshot was made of switch back to that. */
    isAsked: z.boolean(),
  }),
  maxAttempts: 3,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ watchlistId }) => watchlistId,
});

/** Looks for lists whose time to be fetched has come; a schedule starts it. */
export const refreshWatchlistsJob = defineJob({
  name: 'watchlists.refresh-due',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: () => 'all',
});

/** Looks for lists that are stale, of which staff are told; a schedule starts it. */
export const findStaleListsJob = defineJob({
  name: 'watchlists.find-stale',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: () => 'all',
});
