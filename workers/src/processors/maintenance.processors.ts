import { removePartialFiles } from '@homologa/core/files/partial-files';
import { removeStaleUploads } from '@homologa/core/files/uploads/remove-stale-uploads';
import { announceFailedJobs } from '@homologa/core/jobs/announce-failed-jobs';
import { changeJobs } from '@homologa/core/jobs/change-jobs';
import { retryFailedMail } from '@homologa/core/jobs/retry-failed-mail';
import { expireExports } from '@homologa/core/maintenance/expire-exports';
import { expireSecrets } from '@homologa/core/maintenance/expire-secrets';
import { removeOldJobs } from '@homologa/core/maintenance/remove-old-jobs';
import { removeOrphanFiles } from '@homologa/core/maintenance/remove-orphan-files';
import { sweepEmptyDrafts } from '@homologa/core/workflows/empty-drafts';
import { type ProcessorsOf, waitForNextRun } from './processor';

export const maintenanceProcessors: ProcessorsOf<'maintenance'> = {
  'maintenance.expire-secrets': {
    run: (ctx, _payload, run) => expireSecrets(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  'maintenance.remove-orphan-files': {
    run: (ctx, _payload, run) => removeOrphanFiles(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  /**
   * Runs at least once; files that it could not remove are removed by the hourly job `maintenance.remove-orphan-files`.
   */
  'maintenance.remove-freed-files': {
    run: (ctx, { fileIds }, run) => removeOrphanFiles(ctx, run.signal, fileIds),
    onExhausted: waitForNextRun,
  },
  'maintenance.remove-partial-files': {
    run: async (ctx, _payload, { signal }) => {
      // First, because a local folder that cannot be read ends the other.
      const uploads = await removeStaleUploads(ctx, signal);
      const files = await removePartialFiles(ctx);
      return { removed: files.removed + uploads.removed };
    },
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; skips mail that is no longer in the failed state. */
  'maintenance.retry-failed-mail': {
    run: (ctx, payload, run) => retryFailedMail(ctx, payload, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; skips jobs that were already changed. */
  'maintenance.change-jobs': {
    run: (ctx, { change, before, ...filter }, run) =>
      changeJobs(ctx, change, { ...filter, before: new Date(before) }, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Notifies at least once: a worker that dies after the notification repeats it. */
  'maintenance.announce-failed-jobs': {
    run: (ctx, payload, { jobId }) => announceFailedJobs(ctx, payload, jobId),
    onExhausted: waitForNextRun,
  },
  'maintenance.remove-old-jobs': {
    run: (ctx, _payload, run) => removeOldJobs(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  'maintenance.expire-exports': {
    run: (ctx, _payload, run) => expireExports(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; a repeated run finds only drafts that still exist. */
  'maintenance.sweep-empty-drafts': {
    run: (ctx, _payload, run) => sweepEmptyDrafts(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
};
