import { QUEUES } from '@homologa/domain/wire/queues';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { prepare } from '../database/statement';
import { HEARTBEAT_LOST_MS } from '../jobs/heartbeat';
import type { Backlog } from './metrics';

/** Age in milliseconds up to which a result is reused, however many scrapers ask. */
const CACHED_MS = 5_000;
/** A scrape must not wait for a database that does not answer. */
const LONGEST_MS = 3_000;
/** Bounds the statement's work; more jobs than this count as this many. */
const COUNTED = 20_000;

/**
 * Due jobs that have not started, by name. Each half reads the first rows of an index. With more than COUNTED rows in a
 * half, count and age are lower bounds.
 */
const WAITING = prepare<{ name: string; count: number; oldest: Date }>(`
    SELECT "name", count(*)::integer AS "count", min("runAt") AS "oldest" FROM (
      (SELECT "name", "runAt" FROM "Job"
        WHERE "status" IN ('queued', 'retry') AND "dispatchedAt" IS NULL AND "runAt" <= $1
        ORDER BY "runAt" LIMIT ${COUNTED})
      UNION ALL
      (SELECT "name", "runAt" FROM "Job"
        WHERE "status" IN ('queued', 'retry') AND "dispatchedAt" IS NOT NULL AND "runAt" <= $1
        ORDER BY "dispatchedAt" LIMIT ${COUNTED})
    ) waiting GROUP BY "name"`);

const WORKERS = prepare<{ count: number }>(`
    SELECT count(*)::integer AS "count" FROM "WorkerHeartbeat"
    WHERE "seenAt" >= $1 AND "origin" = heartbeat_origin()`);

const MAIL_OUTAGES = prepare<{ count: number }>(`
    SELECT count(*)::integer AS "count" FROM "MailOutage" WHERE "answeredAt" IS NULL`);

const PAUSES = prepare<{ queue: string }>(`SELECT "queue" FROM "QueuePause"`);

/** Returns a reader of the backlog that asks the database at most once in some seconds, one statement at a time. */
export function createBacklogReader(db: Database, now: Clock): () => Promise<Backlog> {
  let asked: { at: number; answer: Promise<Backlog>; isOver: boolean } | null = null;
  return () => {
    const at = now().getTime();
    if (!asked || (asked.isOver && at - asked.at >= CACHED_MS)) {
      const begun = { at, answer: readBacklog(db, now()), isOver: false };
      const end = () => {
        begun.isOver = true;
      };
      begun.answer.then(end, end);
      asked = begun;
    }
    return withinTime(asked.answer);
  };
}

async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const since = new Date(now.getTime() - HEARTBEAT_LOST_MS);
  const { jobs, workers, outages, pauses } = await db
    .hot(null)
    .all({ jobs: WAITING(now), workers: WORKERS(since), outages: MAIL_OUTAGES(), pauses: PAUSES() });
  return {
    jobs: jobs.map(({ name, count, oldest }) => ({
      name,
      count,
      oldestSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    })),
    workers: workers[0]?.count ?? 0,
    mailOutages: outages[0]?.count ?? 0,
    queues: QUEUES.map((queue) => ({ queue, isPaused: pauses.some((pause) => pause.queue === queue) })),
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not answered within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
