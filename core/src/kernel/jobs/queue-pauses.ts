import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES, type QueueName } from '@homologa/domain/wire/queues';
import type { Prisma } from '@homologa/prisma/client';
import type { QueuePause } from '@homologa/prisma/models';
import type { Database, Tx } from '../database/database';
import { prepare } from '../database/statement';

export interface PausedQueue extends Pick<QueuePause, 'pausedAt' | 'pausedBy'> {
  queue: QueueName;
}

/** Jobs that run while their queue is paused: staff change and watch jobs with them, also during a pause. */
export const NEVER_PAUSED = ['maintenance.change-jobs', 'maintenance.announce-failed-jobs'] as const;

/** Condition of a statement on "Job" that excludes the jobs of paused queues. */
export const NOT_PAUSED = `("Job"."name" IN (${NEVER_PAUSED.map((name) => `'${name}'`).join(', ')})
      OR NOT EXISTS (SELECT FROM "QueuePause" p WHERE p."queue" = "Job"."queue"))`;

/** `NOT_PAUSED` as a condition of Prisma, for the pauses of `listQueuePauses`. */
export const notPaused = (pauses: readonly PausedQueue[]): Prisma.JobWhereInput =>
  pauses.length === 0
    ? {}
    : { OR: [{ queue: { notIn: pauses.map(({ queue }) => queue) } }, { name: { in: [...NEVER_PAUSED] } }] };

export async function listQueuePauses({ read }: Pick<Database, 'read'>): Promise<PausedQueue[]> {
  const rows = await read.queuePause.findMany({ orderBy: { queue: 'asc' } });
  return rows.map(({ queue, pausedAt, pausedBy }) => ({ queue: memberOf(QUEUES, queue), pausedAt, pausedBy }));
}

/**
 * Pauses a queue: no worker starts a job of it from the commit on; jobs that run go on to their end. Returns false if
 * the queue is paused already.
 */
export async function insertQueuePause(tx: Tx, pause: PausedQueue & Pick<QueuePause, 'pausedById'>): Promise<boolean> {
  const { count } = await tx.queuePause.createMany({ data: [pause], skipDuplicates: true });
  return count === 1;
}

/** Resumes a queue; call `releaseJobs` after the commit. Returns false if the queue is not paused. */
export async function deleteQueuePause(tx: Tx, queue: QueueName): Promise<boolean> {
  return (await tx.queuePause.deleteMany({ where: { queue } })).count === 1;
}

const BATCH = 1_000;
/** Bounds the time of the request that resumes a queue; the workers take seconds to hand over as many jobs. */
const MAX_BATCHES = 20;

const RELEASE = prepare<{ count: number }>(
  `
    WITH released AS (
      UPDATE "Job" SET "dispatchedAt" = NULL WHERE "id" IN (
        SELECT "id" FROM "Job"
        WHERE "status" IN ('queued', 'retry') AND "dispatchedAt" <= $2 AND "queue" = $1
        ORDER BY "dispatchedAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING "id"
    )
    SELECT count(*)::integer AS "count" FROM released`,
  'write',
);

/**
 * Lets the workers' next sweep hand over the jobs of a resumed queue again, because the queue's messages about them were
 * used up during the pause. Each batch is its own transaction. Jobs beyond the last batch, or left by a process that
 * ended meanwhile, are handed over again like those that the queue has lost (JOB_REDISPATCH_SECONDS).
 * @param resumedAt excludes jobs that the workers hand over at the same time
 */
export async function releaseJobs(db: Database, queue: QueueName, resumedAt: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const [released] = await db.hot(null).rows(RELEASE(queue, resumedAt));
    if ((released?.count ?? 0) < BATCH) return;
  }
}
