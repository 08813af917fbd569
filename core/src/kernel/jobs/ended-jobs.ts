import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../database/database';
import { newId } from '../ids';

export async function requeueFailedJob(tx: Tx, id: string, now: Date) {
  const [job] = await tx.job.updateManyAndReturn({
    where: { id, status: 'failed' },
    data: {
      status: 'queued',
      attempts: 0,
      runAt: now,
      dispatchedAt: null,
      // The queue ignores ids that it has already seen, so the incremented counter gives the job a new queue id.
      dispatches: { increment: 1 },
      finishedAt: null,
      errorCode: null,
      errorMessage: null,
    },
    select: { companyId: true, name: true, payload: true, queue: true },
  });
  return job ?? null;
}

/** Error code of a cancelled job, from the request to cancel it on. */
export const CANCELLED = 'job_cancelled' as const satisfies ErrorCode;

export const isCancelled = (error: unknown): boolean => error instanceof DomainError && error.code === CANCELLED;

/**
 * Cancels a waiting job by giving it the state of one whose worker fell silent at its last attempt. No worker can claim
 * such a job, also none of a version that knows no cancelled jobs and runs beside this one during an upgrade. The
 * workers' next sweep (`reclaimJobs`) ends it and runs `onExhausted`, so that records of the job do not stay in a state
 * such as "queued". Returns null if the job does not wait.
 */
export async function markCancelled(tx: Tx, id: string, now: Date) {
  const found = await tx.job.findUnique({ where: { id }, select: { maxAttempts: true } });
  const [job] = await tx.job.updateManyAndReturn({
    where: { id, status: { in: ['queued', 'retry'] } },
    data: {
      status: 'active',
      errorCode: CANCELLED,
      // A job that was cancelled takes no place of its company's share while it waits for the sweep.
      dispatchedAt: null,
      attempts: found?.maxAttempts ?? 0,
      leaseToken: newId(),
      leaseUntil: now,
    },
    select: { companyId: true, name: true },
  });
  return job ?? null;
}

/** Lets the next job of the same key be enqueued while this one still runs. */
export async function releaseDedupeKey(tx: Tx, id: string): Promise<void> {
  await tx.job.updateMany({ where: { id }, data: { dedupeKey: null } });
}

export async function setRetryDeadline(tx: Tx, id: string, retryUntil: Date | null): Promise<void> {
  await tx.job.update({ where: { id }, data: { retryUntil }, select: { id: true } });
}

/**
 * Deletes up to `limit` jobs that completed before `completed` or failed before `failed`. Keeps exports that can still
 * be downloaded, because their file is found through the job.
 */
export const deleteEndedJobsSql = (completed: Date, failed: Date, limit: number): Prisma.Sql => Prisma.sql`
      DELETE FROM "Job" WHERE "id" IN (
        SELECT j."id" FROM "Job" j
        WHERE j."status" IN ('completed', 'failed') AND j."finishedAt" < ${completed}
          AND (j."status" = 'completed' OR j."finishedAt" < ${failed})
          AND NOT EXISTS (SELECT FROM "StoredFile" f WHERE f."id" = j."id" AND f."orphanedAt" IS NULL)
        ORDER BY j."finishedAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
