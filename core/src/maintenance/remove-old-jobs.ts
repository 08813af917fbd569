import type { Context } from '../kernel/context';
import { deleteEndedJobsSql } from '../kernel/jobs/ended-jobs';

const DAY_MS = 86_400_000;
/** Factor by which failed jobs are kept longer than completed jobs, so that operators can examine and retry them. */
const FAILED_KEPT = 4;
const BATCH = 2_000;
const MAX_BATCHES = 100;

/**
 * Deletes jobs that ended `JOB_RETENTION_DAYS` ago, failed jobs after four times as long. Keeps open jobs, and jobs of
 * exports that can still be downloaded, because the download needs the job. Limits the rows per run; idempotent.
 * Returns the number of jobs.
 */
export async function removeOldJobs(ctx: Context, signal: AbortSignal): Promise<{ removed: number }> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const [completed, failed] = [ago(ctx.config.jobRetentionDays), ago(ctx.config.jobRetentionDays * FAILED_KEPT)];
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    const count = await ctx.db.system((tx) => tx.$executeRaw(deleteEndedJobsSql(completed, failed, BATCH)));
    removed += count;
    if (count < BATCH) break;
  }
  return { removed };
}
