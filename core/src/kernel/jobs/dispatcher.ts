import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { BATCH, OLDEST_DUE, OWNERS_AFTER, ownerOf, pickNext } from './hand-over-statements';
import type { JobQueue } from './job-queue';
import { STAMP } from './job-statements';
import { INSTALLATION, type JobOwner, ownerKey } from './share';

type Warn = (line: { err: unknown; owners: number }, text: string) => void;

/**
 * Jobs are enqueued this many milliseconds before they are due. Later jobs stay in the database, where they take no
 * place of their company's share: twice the time between two sweeps suffices.
 */
const HORIZON_MS = 2_000;

/** Begin of the walk over all owners. */
const START = { queue: '', owner: INSTALLATION };

/**
 * Enqueues job rows after their commit and marks them as dispatched. After a crash between these two steps a job is
 * dispatched twice; claiming its row ensures that it runs once. Decides at each hand-over whose turn it is: a company has
 * at most its share of jobs in a queue (`shareOf`), so that nobody waits behind all jobs of another company. Dispatchers
 * take no lock: several of them at the same moment pick the same jobs, which the queue recognizes by their ids.
 */
export class Dispatcher {
  readonly #db: Database;
  readonly #queue: JobQueue;
  readonly #now: Clock;
  readonly #warn: Warn;
  readonly #redispatchAfterMs: number;
  #pending = new Set<Promise<unknown>>();
  #wanted = new Map<string, JobOwner>();
  #postponed = new Set<string>();
  #isHandingOver = false;
  #walkedTo = START;
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

  /**
   * Hands over the next jobs of the owners: after a commit that enqueued some, or after a job ended. Owners that are
   * named while a hand-over runs are handed over together by the next one.
   * @param afterMs collects the calls of this many milliseconds
   */
  nudge(owners: readonly JobOwner[], afterMs = 0): void {
    if (afterMs > 0) this.#postpone(owners, afterMs);
    else this.#want(owners);
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
    const owners = await this.#listOwners(this.#horizon());
    return owners.length === 0 ? 0 : this.#handOver(owners);
  }

  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  #horizon(): Date {
    return new Date(this.#now().getTime() + HORIZON_MS);
  }

  /**
   * Lists the owners of due jobs. Usually the oldest jobs are all there are; behind a backlog, which may be that of one
   * company, walks on over all owners from where the last sweep stopped.
   */
  async #listOwners(dueAt: Date): Promise<JobOwner[]> {
    const oldest = await this.#db.hot(null).rows(OLDEST_DUE(dueAt));
    const owners = new Map(oldest.map((row) => [`${row.queue}:${row.owner}`, ownerOf(row)]));
    if (oldest.reduce((sum, { count }) => sum + count, 0) < BATCH) return [...owners.values()];
    const { queue, owner } = this.#walkedTo;
    const walked = await this.#db.hot(null).rows(OWNERS_AFTER(queue, owner));
    this.#walkedTo = (walked.length === BATCH && walked.at(-1)) || START;
    for (const row of walked) if (row.runAt <= dueAt) owners.set(`${row.queue}:${row.owner}`, ownerOf(row));
    return [...owners.values()];
  }

  #want(owners: readonly JobOwner[]): void {
    for (const owner of owners) this.#wanted.set(ownerKey(owner), owner);
    if (this.#isHandingOver || this.#wanted.size === 0) return;
    this.#isHandingOver = true;
    this.#track(this.#handOverWanted());
  }

  #postpone(owners: readonly JobOwner[], afterMs: number): void {
    const fresh = owners.filter((owner) => !this.#postponed.has(ownerKey(owner)));
    if (fresh.length === 0) return;
    for (const owner of fresh) this.#postponed.add(ownerKey(owner));
    this.#track(
      sleep(afterMs).then(() => {
        for (const owner of fresh) this.#postponed.delete(ownerKey(owner));
        this.#want(fresh);
      }),
    );
  }

  #track(work: Promise<unknown>): void {
    const tracked = work.finally(() => this.#pending.delete(tracked));
    this.#pending.add(tracked);
  }

  async #handOverWanted(): Promise<void> {
    while (this.#wanted.size > 0) {
      const owners = [...this.#wanted.values()];
      this.#wanted.clear();
      try {
        // A full batch may have left jobs that have a place.
        if ((await this.#handOver(owners)) >= BATCH)
          for (const owner of owners) this.#wanted.set(ownerKey(owner), owner);
      } catch (error) {
        this.#warn({ err: error, owners: owners.length }, 'queue unreachable, jobs wait in the outbox');
      }
    }
    this.#isHandingOver = false;
  }

  async #handOver(owners: readonly JobOwner[]): Promise<number> {
    const now = this.#now();
    const waiting = await this.#db.hot(null).rows(pickNext(owners, this.#horizon(), now));
    if (waiting.length === 0) return 0;
    await this.#queue.handOver(
      waiting.map((job) => ({
        jobId: job.id,
        queueId: `${job.id}-${job.attempts}-${job.dispatches + 1}`,
        name: job.name,
        queue: job.queue,
        delayMs: Math.max(0, job.runAt.getTime() - now.getTime()),
      })),
    );
    const attempts = Object.fromEntries(waiting.map((job) => [job.id, job.attempts]));
    const handed = [waiting.map(({ id }) => id), JSON.stringify(attempts)];
    const [stamped] = await this.#db.hot(null).rows(STAMP(...handed, this.#now()));
    return stamped?.count ?? 0;
  }
}
