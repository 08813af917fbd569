import { DomainError } from '@homologa/domain/errors/domain-error';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job';

export const importWatchlistJob = defineJob({
  name: 'watchlists.import',
  // A queue of its own: a slow publisher must not hold up the imports of suppliers.
  queue: 'watchlists',
  payload: z.object({
    watchlistId: z.uuid(),
    fileIds: z.array(z.uuid()),
    acceptsSmaller: z.boolean(),
    acceptsOlder: z.boolean().default(false),
    isAsked: z.boolean(),
  }),
  maxAttempts: 3,
  timeoutMs: 30 * 60_000,
  dedupeKey: ({ watchlistId }) => watchlistId,
  /**
   * A failed import from URLs can be repeated. An import of uploaded files cannot be repeated, because the files have
   * been deleted.
   */
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

export const findStaleListsJob = defineJob({
  name: 'watchlists.find-stale',
  queue: 'maintenance',
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  dedupeKey: () => 'all',
});
