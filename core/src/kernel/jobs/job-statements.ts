import type { QueueName } from '@homologa/domain/wire/queues';
import type { Job } from '@homologa/prisma/models';
import type { Context } from '../context';
import { prepare } from '../database/statement';
import { newId } from '../ids';
import { HAS_NEXT } from './hand-over-statements';
import { NOT_PAUSED } from './queue-pauses';

export interface ClaimedJob
  extends Pick<
    Job,
    | 'id'
    | 'companyId'
    | 'name'
    | 'payload'
    | 'attempts'
    | 'maxAttempts'
    | 'retryUntil'
    | 'leaseToken'
    | 'requestId'
    | 'traceparent'
    | 'runAt'
    | 'startedAt'
    | 'createdAt'
    | 'errorCode'
  > {
  queue: QueueName;
  /** Further due jobs of the company wait for their turn in the queue. */
  hasNext: boolean;
}

/** A worker may claim a job before its hand-over is marked; from then on the job takes a place of its company's share. */
const CLAIM = prepare<ClaimedJob>(
  `
    UPDATE "Job" SET "status" = 'active', "attempts" = "attempts" + 1, "startedAt" = $2, "leaseToken" = $3,
      "leaseUntil" = $4, "dispatchedAt" = COALESCE("dispatchedAt", $2)
    WHERE "id" = $1 AND "status" IN ('queued', 'retry') AND "runAt" <= $5 AND ${NOT_PAUSED}
    RETURNING "id", "companyId", "name", "queue", "payload", "attempts", "maxAttempts", "retryUntil", "leaseToken", "requestId",
      "traceparent", "runAt", "startedAt", "createdAt", "errorCode",
      ${HAS_NEXT('$5')} AS "hasNext"`,
  'write',
);

const RENEW = prepare<{ id: string }>(
  `
    UPDATE "Job" SET "leaseUntil" = $3
    WHERE "id" = $1 AND "leaseToken" = $2 AND "status" = 'active' RETURNING "id"`,
  'write',
);

const FINISH = prepare<{ hasNext: boolean }>(
  `
    UPDATE "Job" SET "status" = $3::"JobStatus", "finishedAt" = $4, "leaseUntil" = NULL, "leaseToken" = NULL,
      "result" = $5, "errorCode" = $6, "errorMessage" = $7
    WHERE "id" = $1 AND "leaseToken" = $2 AND "status" = 'active' RETURNING ${HAS_NEXT('$4')} AS "hasNext"`,
  'write',
);

const GRACE_MS = 1_000;

const leaseEnd = (ctx: Context): Date => new Date(ctx.now().getTime() + ctx.config.jobLeaseMs);

/** Claims the job row for one attempt. Returns null if the job is finished, not due, claimed by another worker or in a paused queue. */
export async function claimJob(ctx: Context, jobId: string): Promise<ClaimedJob | null> {
  const now = ctx.now();
  const due = new Date(now.getTime() + GRACE_MS);
  const [job] = await ctx.db.hot(null).rows(CLAIM(jobId, now, newId(), leaseEnd(ctx), due));
  return job ?? null;
}

/** Extends the lease on a claimed job. Returns false if another worker has claimed the job since. */
export async function renewLease(ctx: Context, job: ClaimedJob): Promise<boolean> {
  return (await ctx.db.hot(null).rows(RENEW(job.id, job.leaseToken, leaseEnd(ctx)))).length === 1;
}

/** Ends a claimed job and says whether a job of its company waits for the place. Returns null if the lease was lost. */
export async function finishJob(
  ctx: Context,
  job: ClaimedJob,
  status: 'completed' | 'failed',
  more: { result?: unknown; errorCode?: string; errorMessage?: string },
): Promise<{ hasNext: boolean } | null> {
  const result = more.result === undefined ? null : JSON.stringify(more.result);
  const { errorCode = null, errorMessage = null } = more;
  const values = [job.id, job.leaseToken, status, ctx.now(), result, errorCode, errorMessage];
  const [ended] = await ctx.db.hot(null).rows(FINISH(...values));
  return ended ?? null;
}

/**
 * Marks the jobs $1 as dispatched at $3. Skips jobs whose number of attempts differs from $2 (by id), because a worker
 * has started these jobs and may have scheduled another attempt that still needs a dispatch. Uses no join, because
 * PostgreSQL would expect a single matching row and choose a nested loop over a thousand jobs.
 */
export const STAMP = prepare<{ count: number }>(
  `
    WITH stamped AS (
      UPDATE "Job" SET "dispatchedAt" = $3, "dispatches" = "dispatches" + 1
      WHERE "id" = ANY($1::uuid[]) AND "dispatchedAt" IS NULL AND "attempts" = ($2::jsonb ->> "id"::text)::integer
      RETURNING "id"
    )
    SELECT count(*)::integer AS "count" FROM stamped`,
  'write',
);
