import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Logger } from '../logger';
import type { QueueName } from './define-job';
import type { JobQueue } from './job-queue';

const BATCH = 500;
/** Jobs due later than this stay in the outbox until their time comes near. */
const HORIZON_MS = 60_000;

/**
 * Hands job rows to the queue after their commit and stamps them. At-least-once: a crash between the two
 * hands a job over twice, and its claim lets only one run.
 */
export class Dispatcher {
  readonly #db: Database;
  readonly #queue: JobQueue;
  readonly #now: Clock;
  readonly #log: Logger;
  readonly #redispatchAfterMs: number;
  #pending = new Set<Promise<unknown>>();

  /** A job handed over `redispatchAfterMs` ago and still not begun is handed over again: the queue may have lost it. */
  constructor(db: Database, queue: JobQueue, now: Clock, log: Logger, redispatchAfterMs: number) {
    this.#db = db;
    this.#queue = queue;
    this.#now = now;
    this.#log = log;
    this.#redispatchAfterMs = redispatchAfterMs;
  }

  /** Hands these jobs over now, in the background; if the queue is unreachable the sweep does it later. */
  nudge(jobIds: string[]): void {
    const work = this.#dispatch(jobIds)
      .catch((error: unknown) =>
        this.#log.warn({ err: error, jobs: jobIds.length }, 'queue unreachable, jobs wait in the outbox'),
      )
      .finally(() => this.#pending.delete(work));
    this.#pending.add(work);
  }

  /** Hands over what is due and was not handed over, or was lost by the queue. Gives how many. */
  async sweep(): Promise<number> {
    const now = this.#now();
    const before = new Date(now.getTime() - this.#redispatchAfterMs);
    await this.#db.statement.job.updateMany({
      where: {
        status: { in: ['queued', 'retry'] },
        dispatchedAt: { lt: before },
        runAt: { lt: before },
      },
      data: { dispatchedAt: null },
    });
    const due = await this.#db.read.job.findMany({
      where: {
        status: { in: ['queued', 'retry'] },
        dispatchedAt: null,
        runAt: { lte: new Date(now.getTime() + HORIZON_MS) },
      },
      select: { id: true },
      orderBy: { runAt: 'asc' },
      take: BATCH,
    });
    return due.length === 0 ? 0 : this.#dispatch(due.map(({ id }) => id));
  }

  /** Waits for hand-overs under way. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  async #dispatch(jobIds: string[]): Promise<number> {
    const rows = await this.#db.read.job.findMany({
      where: { id: { in: jobIds }, dispatchedAt: null, status: { in: ['queued', 'retry'] } },
      select: { id: true, name: true, queue: true, runAt: true, attempts: true, dispatches: true },
    });
    const now = this.#now().getTime();
    await this.#queue.handOver(
      rows.map((row) => ({
        jobId: row.id,
        queueId: `${row.id}-${row.attempts}-${row.dispatches + 1}`,
        name: row.name,
        queue: row.queue as QueueName,
        delayMs: Math.max(0, row.runAt.getTime() - now),
      })),
    );
    let count = 0;
    // A job that a worker has begun meanwhile, or even put back for its next attempt, is not stamped: that attempt
    // is yet to be handed over.
    for (const attempts of new Set(rows.map((row) => row.attempts))) {
      const ids = rows.filter((row) => row.attempts === attempts).map(({ id }) => id);
      const stamped = await this.#db.statement.job.updateMany({
        where: { id: { in: ids }, attempts, dispatchedAt: null },
        data: { dispatchedAt: this.#now(), dispatches: { increment: 1 } },
      });
      count += stamped.count;
    }
    return count;
  }
}
