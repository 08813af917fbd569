import pg from 'pg';
import { SteadyClient } from './steady-client';

export type { Pool, PoolClient } from 'pg';
export { SharedConnections } from './shared-connections';
export { SteadyClient, watchStatements } from './steady-client';
export { type Frame, sendTransaction } from './transaction';

interface PoolOptions {
  connectionString: string;
  max: number;
  statement_timeout?: number;
  /** Milliseconds without a response after which the driver closes the connection. */
  query_timeout?: number;
  onConnect?: () => void;
}

/** Timeouts of the tenant role's connections, equal to the timeout of Prisma's transactions. */
export const TENANT_LIMITS = { statement_timeout: 15_000, query_timeout: 17_000 };

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

export function openPool({ onConnect, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    Client: SteadyClient,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  // Ignores errors of idle connections, because the pool drops them and opens new connections as needed.
  pool.on('error', () => undefined);
  if (onConnect) pool.on('connect', onConnect);
  return pool;
}
