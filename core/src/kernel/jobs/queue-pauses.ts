import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES, type QueueName } from '@homologa/domain/wire/queues';
import type { QueuePause } from '@homologa/prisma/models';
import type { Database, Tx } from '../database/database';

export interface PausedQueue extends Pick<QueuePause, 'pausedAt' | 'pausedBy'> {
  queue: QueueName;
}

/** Condition of a statement on "Job" that excludes the jobs of paused queues. */
export const NOT_PAUSED = `NOT EXISTS (SELECT FROM "QueuePause" p WHERE p."queue" = "Job"."queue")`;

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

/**
 * Resumes a queue. The workers' next sweep hands its jobs over again, because the queue's messages about them were used
 * up during the pause. Returns false if the queue is not paused.
 */
export async function deleteQueuePause(tx: Tx, queue: QueueName): Promise<boolean> {
  const { count } = await tx.queuePause.deleteMany({ where: { queue } });
  if (count === 0) return false;
  await tx.job.updateMany({
    where: { queue, status: { in: ['queued', 'retry'] }, dispatchedAt: { not: null } },
    data: { dispatchedAt: null },
  });
  return true;
}
