import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { openPool, PAGE_SETTINGS, type Pool, type PoolOptions } from './pool';
import { SharedConnections } from './shared-connections';

export { Prisma };
export type Tx = Prisma.TransactionClient;

interface DatabaseOptions {
  appUrl: string;
  systemUrl: string;
  /** Size of each of the three pools: one per role, and `tenantPool`. */
  poolSize: number;
  onConnect?: () => void;
}

export interface DatabaseClients {
  /** One company at a time, under row-level security. */
  app: PrismaClient;
  /** Across companies: sign-in, desk, dispatcher. */
  system: PrismaClient;
  /** The pool of `system`, for hot paths. */
  systemPool: Pool;
  /** The tenant role without Prisma, for hot paths that batch a transaction's statements. */
  tenantPool: Pool;
  /** Connections of the system role that all requests share for lookups. */
  shared: SharedConnections;
  close(): Promise<void>;
}

/** Index lookups take milliseconds. */
const LOOK_UP_TIMEOUT_MS = 5_000;
/** Two: a slow answer then delays only half of the lookups. */
const SHARED = 2;
/** Extra time for PostgreSQL to report the timeout itself. */
const GRACE_MS = 2_000;

/** Opens the clients of both roles; connections are made on first use. */
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
