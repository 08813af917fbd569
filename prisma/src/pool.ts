import type { Socket } from 'node:net';
import pg from 'pg';

export type { Pool, PoolClient } from 'pg';
export { type Statement, sendBatch } from './batch';

export interface PoolOptions {
  connectionString: string;
  /** Connections. */
  max: number;
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statement_timeout?: number;
  /** Milliseconds after which the driver gives up waiting for an answer, and the connection with it. */
  query_timeout?: number;
  /** Settings of PostgreSQL for each connection, as its command line takes them. */
  options?: string;
  /** Told of every connection that was made. */
  onConnect?: () => void;
}

/** What the connections of lists ask for as they are made. */
export const PAGE_SETTINGS = {
  /** As long as a transaction of Prisma's may take. */
  statement_timeout: 15_000,
  /**
   * PostgreSQL underestimates the random reads of a merge join: with them the first page of a million suppliers in the
   * order of a report's figure takes 5 to 9 times as long.
   */
  options: '-c enable_mergejoin=off',
};

/**
 * Settings of every connection, whatever a server, a database or a login has. Prisma drops the offset of a moment that
 * it reads: under another time zone leases, sessions and all dates are hours off. Another date style is not parsed.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** A pool of connections; each is made when it is first needed. */
export function openPool({ onConnect, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    Client: SteadyClient,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  // A connection that breaks while nobody uses it is left out of the pool; the next statement makes another.
  pool.on('error', () => undefined);
  if (onConnect) pool.on('connect', onConnect);
  return pool;
}

/** What is answered by a callback or by itself is sent as it is: of those, one at a time is sent anyway. */
const isPromised = (args: unknown[]): boolean =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown }).submit !== 'function';

/**
 * A connection for anybody's pool. One that breaks while somebody has it fails their statements, and must not end the
 * process, as an error that nobody listens to does. Statements that are asked for at once are sent one after the other,
 * which the driver will no longer do by itself; unless it is to pipeline them.
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
    // Looked up each time: a test that counts statements puts itself there.
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

/** Sends what is asked for on a connection in this turn in one write: each takes as long as answering does. */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
