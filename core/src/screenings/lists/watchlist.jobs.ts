import { DomainError } from '@homologa/domain/errors/domain-error';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job';

/** Imports one list from stored or fetched files. One import per list at a time. */
export const importWatchlistJob = defineJob({
  name: 'watchlists.import',
  queue: 'imports',
  payload: z.object({
    watchlistId: z.uuid(),
    /** Stored files; empty: fetch the list. */
    fileIds: z.array(z.uuid()),
    acceptsSmaller: z.boolean(),
    /** Accepts an edition older than the active one; never set by a schedule. */
    acceptsOlder: z.boolean().default(false),
    /** Started by a user: files of the newest snapshot activate that snapshot again, even after a rollback. */
    isAsked: z.boolean(),
  }),
  maxAttempts: 3,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ watchlistId }) => watchlistId,
  /** Fetched lists can be fetched again, but uploaded files are deleted. */
  async reopen(_tx, { fileIds }) {
    if (fileIds.length > 0) throw new DomainError('job_not_repeatable');
  },
});

export const refreshWatchlistsJob = defineJob({
  name: 'watchlists.refresh-due',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: () => 'all',
});

/** Notifies staff of stale lists; started by a schedule. */
export const findStaleListsJob = defineJob({
  name: 'watchlists.find-stale',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: () => 'all',
});
