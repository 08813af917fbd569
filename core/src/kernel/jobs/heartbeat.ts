import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../ids';

/** How often a worker says that it is alive. */
export const HEARTBEAT_MS = 15_000;
/** One that has said nothing for so long is gone, or its database is. */
export const HEARTBEAT_LOST_MS = 4 * HEARTBEAT_MS;
/** Rows of workers that were killed. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** A worker's own row among those that are alive, as long as it runs. */
export class Heartbeat {
  readonly #id = newId();
  readonly #db: Database;
  readonly #now: Clock;
  readonly #startedAt: Date;

  constructor(db: Database, now: Clock) {
    this.#db = db;
    this.#now = now;
    this.#startedAt = now();
  }

  async beat(): Promise<void> {
    const seenAt = this.#now();
    const [id, startedAt] = [this.#id, this.#startedAt];
    const { workerHeartbeat } = this.#db.statement;
    await workerHeartbeat.upsert({ where: { id }, update: { seenAt }, create: { id, startedAt, seenAt } });
    await workerHeartbeat.deleteMany({ where: { seenAt: { lt: new Date(seenAt.getTime() - FORGOTTEN_MS) } } });
  }

  /** It ends: nobody is to wait for what it would have done. */
  async end(): Promise<void> {
    await this.#db.statement.workerHeartbeat.deleteMany({ where: { id: this.#id } });
  }
}
