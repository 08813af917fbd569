import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { JobQueue } from './job-queue';
import { STAMP, WAITING } from './job-statements';
import { listQueuePauses, notPaused } from './queue-pauses';

type Warn = (line: { err: unknown; jobs: number }, text: string) => void;

const BATCH = 1_000;
/**
 * Jobs are enqueued this many milliseconds before they are due. Later jobs stay in the database, because a restart of
 * the queue may lose jobs with a long delay.
 */
const HORIZON_MS = 60_000;

/**
 * Enqueues job rows after their commit and marks them as dispatched. After a crash between these two steps a job is
 * dispatched twice; claiming its row ensures that it runs once.
 */
export class Dispatcher {
  readonly #db: Database;
  readonly #queue: JobQueue;
  readonly #now: Clock;
  readonly #warn: Warn;
  readonly #redispatchAfterMs: number;
  #pending = new Set<Promise<unknown>>();
  #queueLostAt: Date | null = null;
  #forgottenUntil: Date | null = null;
  #missed = new Set<string>();

  /**
   * A job that has not started `redispatchAfterMs` after its dispatch is dispatched again, because the queue may have
   * lost it.
   */
  constructor(db: Database, queue: JobQueue, now: Clock, warn: Warn, redispatchAfterMs: number) {
    this.#db = db;
    this.#queue = queue;
    this.#now = now;
    this.#warn = warn;
    this.#redispatchAfterMs = redispatchAfterMs;
  }

  nudge(jobIds: string[]): void {
    const work = this.#dispatch(jobIds)
      .catch((error: unknown) =>
        this.#warn({ err: error, jobs: jobIds.length }, 'queue unreachable, jobs wait in the outbox'),
      )
      .finally(() => this.#pending.delete(work));
    this.#pending.add(work);
  }

  queueLost(): void {
    this.#queueLostAt ??= this.#now();
  }

  /**
   * Call when the connection to the queue is restored: the next sweep dispatches the jobs that waited during the
   * outage.
   */
  queueBack(): void {
    this.#forgottenUntil = this.#queueLostAt ?? this.#forgottenUntil;
    this.#queueLostAt = null;
  }

  queueForgot(): void {
    this.#forgottenUntil = this.#now();
  }

  missed(jobId: string): void {
    this.#missed.add(jobId);
  }

  async sweep(): Promise<number> {
    const now = this.#now();
    const before = new Date(now.getTime() - this.#redispatchAfterMs);
    const forgotten = this.#forgottenUntil;
    const missed = [...this.#missed].slice(0, BATCH);
    await this.#db.system((tx) =>
      tx.job.updateMany({
        where: {
          status: { in: ['queued', 'retry'] },
          OR: [
            { dispatchedAt: { lt: before }, runAt: { lt: before } },
            ...(forgotten ? [{ dispatchedAt: { lte: forgotten } }] : []),
            ...(missed.length > 0 ? [{ id: { in: missed } }] : []),
          ],
        },
        data: { dispatchedAt: null },
      }),
    );
    if (this.#forgottenUntil === forgotten) this.#forgottenUntil = null;
    for (const jobId of missed) this.#missed.delete(jobId);
    const pauses = await listQueuePauses(this.#db);
    const due = await this.#db.read.job.findMany({
      where: {
        status: { in: ['queued', 'retry'] },
        dispatchedAt: null,
        runAt: { lte: new Date(now.getTime() + HORIZON_MS) },
        // The jobs of a paused queue would fill the batch, and no other job would be handed over.
        ...notPaused(pauses),
      },
      select: { id: true },
      orderBy: { runAt: 'asc' },
      take: BATCH,
    });
    return due.length === 0 ? 0 : this.#dispatch(due.map(({ id }) => id));
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  async #dispatch(jobIds: string[]): Promise<number> {
    let count = 0;
    for (let at = 0; at < jobIds.length; at += BATCH) count += await this.#handOver(jobIds.slice(at, at + BATCH));
    return count;
  }

  async #handOver(jobIds: string[]): Promise<number> {
    const now = this.#now().getTime();
    const waiting = await this.#db.hot(null).rows(WAITING(jobIds, new Date(now + HORIZON_MS)));
    if (waiting.length === 0) return 0;
    await this.#queue.handOver(
      waiting.map((job) => ({
        jobId: job.id,
        queueId: `${job.id}-${job.attempts}-${job.dispatches + 1}`,
        name: job.name,
        queue: job.queue,
        delayMs: Math.max(0, job.runAt.getTime() - now),
      })),
    );
    const attempts = Object.fromEntries(waiting.map((job) => [job.id, job.attempts]));
    const handed = [waiting.map(({ id }) => id), JSON.stringify(attempts)];
    const [stamped] = await this.#db.hot(null).rows(STAMP(...handed, this.#now()));
    return stamped?.count ?? 0;
  }
}
