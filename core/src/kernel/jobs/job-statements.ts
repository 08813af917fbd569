import type { Job } from '@homologa/prisma/models';
import type { Context } from '../context';
import type { Prepared } from '../database/database';
import { newId } from '../ids';
import type { QueueName } from './define-job';

/** A job that a worker holds. */
export type ClaimedJob = Pick<
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
  | 'createdAt'
>;

const CLAIM: Prepared<ClaimedJob> = {
  name: 'job-claim',
  text: `
    UPDATE "Job" SET "status" = 'active', "attempts" = "attempts" + 1, "startedAt" = $2, "leaseToken" = $3,
      "leaseUntil" = $4
    WHERE "id" = $1 AND "status" IN ('queued', 'retry') AND "runAt" <= $5
    RETURNING "id", "companyId", "name", "payload", "attempts", "maxAttempts", "retryUntil", "leaseToken", "requestId",
      "createdAt"`,
};

const RENEW: Prepared<{ id: string }> = {
  name: 'job-renew',
  text: `
    UPDATE "Job" SET "leaseUntil" = $3
    WHERE "id" = $1 AND "leaseToken" = $2 AND "status" = 'active' RETURNING "id"`,
};

const FINISH: Prepared<{ id: string }> = {
  name: 'job-finish',
  text: `
    UPDATE "Job" SET "status" = $3::"JobStatus", "finishedAt" = $4, "leaseUntil" = NULL, "leaseToken" = NULL,
      "result" = $5, "errorCode" = $6, "errorMessage" = $7
    WHERE "id" = $1 AND "leaseToken" = $2 AND "status" = 'active' RETURNING "id"`,
};

/** The queue's clock and ours may differ by so much. */
const GRACE_MS = 1_000;

const leaseEnd = (ctx: Context): Date => new Date(ctx.now().getTime() + ctx.config.jobLeaseMs);

/** Takes the row for one attempt, or null when another worker has it, it is done, or its time has not come. */
export async function claimJob(ctx: Context, jobId: string): Promise<ClaimedJob | null> {
  const now = ctx.now();
  const due = new Date(now.getTime() + GRACE_MS);
  const [job] = await ctx.db.rows(CLAIM, [jobId, now, newId(), leaseEnd(ctx), due]);
  return job ?? null;
}

/** Keeps the job for another while. False when it is another worker's by now. */
export async function renewLease(ctx: Context, job: ClaimedJob): Promise<boolean> {
  return (await ctx.db.rows(RENEW, [job.id, job.leaseToken, leaseEnd(ctx)])).length === 1;
}

/** Writes how the job ended. False when it is another worker's by now. */
export async function finishJob(
  ctx: Context,
  job: ClaimedJob,
  status: 'completed' | 'failed',
  more: { result?: unknown; errorCode?: string; errorMessage?: string },
): Promise<boolean> {
  const result = more.result === undefined ? null : JSON.stringify(more.result);
  const { errorCode = null, errorMessage = null } = more;
  const values = [job.id, job.leaseToken, status, ctx.now(), result, errorCode, errorMessage];
  return (await ctx.db.rows(FINISH, values)).length === 1;
}

/** A job as the dispatcher sees it. */
interface WaitingJob extends Pick<Job, 'id' | 'name' | 'runAt' | 'attempts' | 'dispatches'> {
  queue: QueueName;
}

/** Which of them, $1, wait to be handed over and are due by $2. */
export const WAITING: Prepared<WaitingJob> = {
  name: 'job-waiting',
  text: `
    SELECT "id", "name", "queue", "runAt", "attempts", "dispatches" FROM "Job"
    WHERE "id" = ANY($1::uuid[]) AND "dispatchedAt" IS NULL AND "status" IN ('queued', 'retry')
      AND "runAt" <= $2`,
};

/**
 * Stamps those that were handed over, $1, at $3. One that a worker has begun meanwhile, or even put back for its next
 * attempt, has not as many attempts any more as $2 says by its id, and is left out: that attempt is yet to be handed
 * over. Nothing is joined: PostgreSQL, which has mostly seen jobs that are handed over, expects one that is not, and
 * would compare each of a thousand with each.
 */
export const STAMP: Prepared<{ count: number }> = {
  name: 'job-stamp',
  text: `
    WITH stamped AS (
      UPDATE "Job" SET "dispatchedAt" = $3, "dispatches" = "dispatches" + 1
      WHERE "id" = ANY($1::uuid[]) AND "dispatchedAt" IS NULL AND "attempts" = ($2::jsonb ->> "id"::text)::integer
      RETURNING "id"
    )
    SELECT count(*)::integer AS "count" FROM stamped`,
};
