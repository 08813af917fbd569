import pg from 'pg';

export type { Pool, PoolClient } from 'pg';

export interface PoolOptions {
  connectionString: string;
  /** Connections. */
  max: number;
  /** Sends a statement without waiting for the answers to those before it on the connection. */
  pipeline?: boolean;
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statement_timeout?: number;
  /** Milliseconds after which the driver gives up waiting for an answer, and the connection with it. */
  query_timeout?: number;
  /** Told of every connection that was made. */
  onConnect?: () => void;
}

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

/**
 * A connection for anybody's pool. One that breaks while somebody has it fails their statements, and must not end the
 * process, as an error that nobody listens to does.
 */
export class SteadyClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options);
    this.on('error', () => undefined);
  }
}
