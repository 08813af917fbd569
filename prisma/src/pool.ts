import type { Socket } from 'node:net';
import pg from 'pg';

export type { Pool, PoolClient } from 'pg';
export { type Statement, sendBatch } from './batch';

export interface PoolOptions {
  connectionString: string;
  max: number;
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statement_timeout?: number;
  /** Milliseconds without an answer after which the driver closes the connection. */
  query_timeout?: number;
  /** PostgreSQL settings per connection, in command-line syntax. */
  options?: string;
  onConnect?: () => void;
}

/** Settings of the pool for lists. */
export const PAGE_SETTINGS = {
  /** Equals the limit of Prisma's transactions. */
  statement_timeout: 15_000,
  /**
   * PostgreSQL underestimates the random I/O of merge joins: with them the first page of a million suppliers, sorted by
   * a report's figure, takes 5 to 9 times as long.
   */
  options: '-c enable_mergejoin=off',
};

/**
 * Settings of every connection, overriding server, database and role. Prisma drops the offset of timestamps: in another
 * time zone leases, sessions and all dates would be hours off. Other date styles are not parsed.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

export function openPool({ onConnect, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    Client: SteadyClient,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  // Ignore errors of idle connections: the pool drops them and opens new ones as needed.
  pool.on('error', () => undefined);
  if (onConnect) pool.on('connect', onConnect);
  return pool;
}

/** Queries with a callback or of a custom class are sent as they are: they already run one at a time. */
const isPromised = (args: unknown[]): boolean =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown }).submit !== 'function';

/**
 * A client that survives a broken connection: pending statements fail, but the process does not end by an unhandled
 * error. Serializes concurrent queries, because the driver is going to stop doing so; except with `pipeline`.
 */
export class SteadyClient extends pg.Client {
  constructor(options: pg.ClientConfig & { pipeline?: boolean } = {}) {
    super({ ...options, options: [SESSION_SETTINGS, options.options].filter(Boolean).join(' ') });
    this.on('error', () => undefined);
    if (!options.pipeline) this.#takeTurns();
  }

  #takeTurns(): void {
    const { prototype } = pg.Client as unknown as {
      prototype: Record<'query', (...args: unknown[]) => Promise<unknown>>;
    };
    // Looked up on each call, because tests replace it to count statements.
    const send = (...args: unknown[]): Promise<unknown> => prototype.query.apply(this, args);
    let waiting = 0;
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = (...args: unknown[]): Promise<unknown> => {
      if (!isPromised(args)) return send(...args);
      const answer = waiting === 0 ? send(...args) : last.then(() => send(...args));
      waiting += 1;
      const settled = () => {
        waiting -= 1;
      };
      last = answer.then(settled, settled);
      return answer;
    };
    this.query = inTurn as typeof this.query;
  }
}

/** Sends all queries of the current tick in one write: each write takes as long as an answer. */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
