import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseClients } from '@homologa/prisma/client';
import type { Clock } from '../clock';
import { connectionCodeOf } from './connection-errors';

type Client = NonNullable<DatabaseClients['replica']>;

/** Milliseconds for which a replica that did not answer, or lags, is left out, so that each call does not wait for it. */
const REST_MS = 30_000;
/** Milliseconds between two looks at how far the replica is behind. */
const LOOK_MS = 30_000;
const ANSWER_MS = 2_000;
/** Seconds by which the dashboard may be old. */
const MAX_LAG_S = 60;
/** A standby without new transactions is not behind, however long ago the last one was. */
const LAG = `SELECT CASE WHEN NOT pg_is_in_recovery() OR pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
  ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) END::float AS lag`;

/** A replica of the database, which is left out for a while after it did not answer or was too far behind. */
export class Replica {
  readonly #client: Client;
  readonly #now: Clock;
  #restsUntil = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(client: Client, now: Clock) {
    this.#client = client;
    this.#now = now;
  }

  /** Runs `work`, or returns undefined if the caller is to ask the primary. */
  async tryTo<T>(work: (client: Client) => Promise<T>): Promise<{ answer: T } | undefined> {
    if (!(await this.#isUsable())) return undefined;
    try {
      return { answer: await work(this.#client) };
    } catch (error) {
      if (!isCancelledByReplay(error) && !isAway(error)) throw error;
      this.#rest();
      return undefined;
    }
  }

  async #isUsable(): Promise<boolean> {
    const now = this.#now().getTime();
    if (now < this.#restsUntil) return false;
    if (now - this.#lookedAt < LOOK_MS) return true;
    this.#lookedAt = now;
    const lag = await Promise.race([this.#askLag(), sleep(ANSWER_MS, null, { ref: false })]);
    if (lag !== null && lag <= MAX_LAG_S) return true;
    this.#rest();
    return false;
  }

  async #askLag(): Promise<number | null> {
    try {
      const [row] = await this.#client.$queryRawUnsafe<{ lag: number | null }[]>(LAG);
      return row?.lag ?? null;
    } catch {
      return null;
    }
  }

  #rest(): void {
    this.#restsUntil = this.#now().getTime() + REST_MS;
    this.#lookedAt = Number.NEGATIVE_INFINITY;
  }
}

/** A statement that took too long is no outage: the primary would take as long. */
const isAway = (error: unknown): boolean => connectionCodeOf(error) === 'PostgreSQL' || hasNoConnection(error);

const hasNoConnection = (error: unknown): boolean =>
  error instanceof Error && /\bP1001\b|ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|timeout exceeded when/.test(error.message);

/** A replica ends a read whose rows the primary has removed for good. */
export const isCancelledByReplay = (error: unknown): boolean =>
  error instanceof Error && /conflict with recovery/.test(error.message);
