import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../ids';

export const HEARTBEAT_MS = 15_000;
export const HEARTBEAT_LOST_MS = 4 * HEARTBEAT_MS;
/** Age up to which a worker counts for the shares of companies: the place of a killed one is not filled by greedy jobs. */
export const HEARTBEAT_COUNTED_MS = 2 * HEARTBEAT_MS;
const FORGOTTEN_MS = 24 * 60 * 60_000;

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
    await this.#db.system((tx) =>
      tx.workerHeartbeat.upsert({ where: { id }, update: { seenAt }, create: { id, startedAt, seenAt } }),
    );
    const forgotten = new Date(seenAt.getTime() - FORGOTTEN_MS);
    await this.#db.system((tx) => tx.workerHeartbeat.deleteMany({ where: { seenAt: { lt: forgotten } } }));
  }

  async end(): Promise<void> {
    await this.#db.system((tx) => tx.workerHeartbeat.deleteMany({ where: { id: this.#id } }));
  }
}
