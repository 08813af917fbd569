import type { Context } from '../kernel/context';

const DAY_MS = 86_400_000;
/** One that failed is somebody's to look at and to try again: it is kept so many times as long. */
const FAILED_KEPT = 4;
/** Rows of one statement, so that no lock is held for long. */
const BATCH = 2_000;
/** Statements of one run; what is left waits for the next. */
const MAX_BATCHES = 100;

/**
 * Removes the rows of jobs that were over `JOB_RETENTION_DAYS` ago, failed ones after four times as long. Open ones
 * stay however old they are, and so does one whose export can still be downloaded: its file is found by it. Bounded,
 * safe to repeat. Gives how many.
 */
export async function removeOldJobs(ctx: Context, signal: AbortSignal): Promise<{ removed: number }> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const [completed, failed] = [ago(ctx.config.jobRetentionDays), ago(ctx.config.jobRetentionDays * FAILED_KEPT)];
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    const count = await ctx.db.statement.$executeRaw`
      DELETE FROM "Job" WHERE "id" IN (
        SELECT j."id" FROM "Job" j
        WHERE j."status" IN ('completed', 'failed') AND j."finishedAt" < ${completed}
          AND (j."status" = 'completed' OR j."finishedAt" < ${failed})
          AND NOT EXISTS (SELECT FROM "StoredFile" f WHERE f."id" = j."id" AND f."orphanedAt" IS NULL)
        ORDER BY j."finishedAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    removed += count;
    if (count < BATCH) break;
  }
  return { removed };
}
