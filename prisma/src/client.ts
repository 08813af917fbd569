import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { openPool, PAGE_SETTINGS, type Pool, type PoolOptions } from './pool';
import { SharedConnections } from './shared-connections';

export { Prisma };
/** A transaction's client: what queries and use cases are handed. */
export type Tx = Prisma.TransactionClient;

interface DatabaseOptions {
  /** The addresses of the two roles. */
  appUrl: string;
  systemUrl: string;
  /** Connections of each of the three pools: one per role, one for what `tenantPool` reads. */
  poolSize: number;
  /** Told of every connection that was made. */
  onConnect?: () => void;
}

export interface DatabaseClients {
  /** One company at a time, under row-level security. */
  app: PrismaClient;
  /** Across companies: signing in, the desk, the dispatcher. */
  system: PrismaClient;
  /** The connections of `system`, for the statements of hot paths. */
  systemPool: Pool;
  /** Like `app`, for the hot paths, which send the statements of a transaction at once. */
  tenantPool: Pool;
  /** A few connections of `system` that every request uses at once, for what it looks up. */
  shared: SharedConnections;
  close(): Promise<void>;
}

/** What is looked up by an index takes less than one. */
const LOOK_UP_TIMEOUT_MS = 5_000;
/** Connections that are shared: one more, so that a slow answer holds up only half of the others. */
const SHARED = 2;
/** Milliseconds that PostgreSQL has to say that a statement took too long. */
const GRACE_MS = 2_000;

/** Opens both sides of the database. Connections are made on first use. */
export function openDatabase(options: DatabaseOptions): DatabaseClients {
  const { appUrl, systemUrl } = options;
  const open = (connectionString: string, more: Partial<PoolOptions> = {}) =>
    openPool({ connectionString, max: options.poolSize, ...more, onConnect: options.onConnect });
  const appPool = open(appUrl);
  const systemPool = open(systemUrl);
  const tenantPool = open(appUrl, { ...PAGE_SETTINGS, query_timeout: PAGE_SETTINGS.statement_timeout + GRACE_MS });
  const shared = new SharedConnections(
    {
      connectionString: systemUrl,
      statement_timeout: LOOK_UP_TIMEOUT_MS,
      query_timeout: LOOK_UP_TIMEOUT_MS + GRACE_MS,
      onConnect: options.onConnect,
    },
    SHARED,
  );
  const app = new PrismaClient({ adapter: new PrismaPg(appPool) });
  const system = new PrismaClient({ adapter: new PrismaPg(systemPool) });
  return {
    app,
    system,
    systemPool,
    tenantPool,
    shared,
    close: async () => {
      await Promise.all([app.$disconnect(), system.$disconnect()]);
      await Promise.all([appPool, systemPool, tenantPool, shared].map((connections) => connections.end()));
    },
  };
}
