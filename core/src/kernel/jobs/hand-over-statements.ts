import type { QueueName } from '@homologa/domain/wire/queues';
import type { Job } from '@homologa/prisma/models';
import { prepare, type Statement } from '../database/statement';
import { HEARTBEAT_COUNTED_MS } from './heartbeat';
import { NOT_PAUSED } from './queue-pauses';
import { INSTALLATION, type JobOwner, shareOf } from './share';

/** Bounds the jobs of one hand-over, and the owners that one sweep looks at. */
export const BATCH = 1_000;

/**
 * Condition of the index "Job_waiting_idx", whose order is queue, owner, "runAt" and "id". Names the other states, as the
 * index does: PostgreSQL would otherwise take the index of all waiting jobs by time, after a moment without any, and read
 * all of them for each owner.
 */
const WAITING = `"dispatchedAt" IS NULL AND "status" NOT IN ('active', 'completed', 'failed')`;
/** Condition of the index "Job_handed_over_idx". Names the other states for the same reason. */
const HANDED_OVER = `"dispatchedAt" IS NOT NULL AND "status" NOT IN ('completed', 'failed')`;
const OWNER = `COALESCE("Job"."companyId", '${INSTALLATION}'::uuid)`;

/** Expression that says whether a job waits behind the row of "Job" that a statement changes. */
export const HAS_NEXT = (now: string) => `EXISTS (
      SELECT FROM "Job" next WHERE next."queue" = "Job"."queue"
        AND COALESCE(next."companyId", '${INSTALLATION}'::uuid) = ${OWNER} AND next."dispatchedAt" IS NULL
        AND next."status" NOT IN ('active', 'completed', 'failed') AND next."runAt" <= ${now} AND next."id" <> "Job"."id")`;

interface WaitingJob extends Pick<Job, 'id' | 'name' | 'runAt' | 'attempts' | 'dispatches'> {
  queue: QueueName;
}

/**
 * Picks the next jobs of each owner that are due at $4, in the order of "runAt", as far as the owner's share ($3 for each
 * worker seen since $5) is not used up by jobs that are handed over and not ended. The owners' jobs are returned in
 * turn. Reads at most share + $6 index entries for each owner, however many of its jobs wait. Places are counted from
 * the rows: a job that ended, failed or lost its worker holds none.
 */
const NEXT = prepare<WaitingJob>(`
    WITH live AS (
      SELECT GREATEST(1, count(*))::integer AS "workers" FROM "WorkerHeartbeat"
      WHERE "seenAt" >= $5 AND "origin" = heartbeat_origin())
    SELECT next."id", next."name", next."queue", next."runAt", next."attempts", next."dispatches"
    FROM unnest($1::text[], $2::uuid[], $3::integer[]) AS owner("queue", "id", "share")
    CROSS JOIN live
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS "count" FROM (
        SELECT FROM "Job" WHERE "queue" = owner."queue" AND ${OWNER} = owner."id" AND ${HANDED_OVER}
        LIMIT owner."share" * live."workers") handed_over
    ) taken
    CROSS JOIN LATERAL (
      SELECT waiting.*, row_number() OVER (ORDER BY "runAt", "id") AS "turn" FROM (
        SELECT "id", "name", "queue", "runAt", "attempts", "dispatches" FROM "Job"
        WHERE "queue" = owner."queue" AND ${OWNER} = owner."id" AND ${WAITING} AND "runAt" <= $4 AND ${NOT_PAUSED}
        ORDER BY "runAt", "id" LIMIT LEAST(owner."share" * live."workers" - taken."count", $6::integer)) waiting
    ) next
    WHERE owner."id" = '${INSTALLATION}' OR NOT EXISTS (SELECT FROM "QueuePause" p WHERE p."queue" = owner."queue")
    ORDER BY next."turn", next."runAt"`);

export function pickNext(owners: readonly JobOwner[], dueAt: Date, now: Date): Statement<WaitingJob> {
  return NEXT(
    owners.map(({ queue }) => queue),
    owners.map(({ companyId }) => companyId ?? INSTALLATION),
    owners.map(shareOf),
    dueAt,
    new Date(now.getTime() - HEARTBEAT_COUNTED_MS),
    Math.ceil(BATCH / Math.max(1, owners.length)),
  );
}

interface OwnerRow {
  queue: QueueName;
  owner: string;
}

export const ownerOf = ({ queue, owner }: OwnerRow): JobOwner => ({
  queue,
  companyId: owner === INSTALLATION ? null : owner,
});

/** Owners of the BATCH jobs that have been due for longest at $1, with the number of these jobs. */
export const OLDEST_DUE = prepare<OwnerRow & { count: number }>(`
    SELECT "queue", "owner", count(*)::integer AS "count" FROM (
      SELECT "queue", ${OWNER} AS "owner" FROM "Job"
      WHERE "dispatchedAt" IS NULL AND "status" IN ('queued', 'retry') AND "runAt" <= $1 AND ${NOT_PAUSED}
      ORDER BY "runAt" LIMIT ${BATCH}) due
    GROUP BY "queue", "owner"`);

const FIRST_AFTER = (queue: string, owner: string) => `
      SELECT "queue", ${OWNER} AS "owner", "runAt" FROM "Job"
      WHERE ${WAITING} AND ("queue", ${OWNER}) > (${queue}, ${owner})
      ORDER BY "queue", ${OWNER}, "runAt" LIMIT 1`;

/**
 * The next BATCH owners after queue $1 and owner $2 that have jobs in the outbox, each with the time of its earliest one.
 * Steps through the index from owner to owner, so that the jobs of one company hide nobody, however many wait.
 */
export const OWNERS_AFTER = prepare<OwnerRow & { runAt: Date }>(`
    WITH RECURSIVE walk AS (
      (SELECT first.*, 1 AS "step" FROM (${FIRST_AFTER('$1', '$2::uuid')}) first)
      UNION ALL
      SELECT next.*, walk."step" + 1 FROM walk
      CROSS JOIN LATERAL (${FIRST_AFTER('walk."queue"', 'walk."owner"')}) next
      WHERE walk."step" < ${BATCH}
    )
    SELECT "queue", "owner", "runAt" FROM walk`);
