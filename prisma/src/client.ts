import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { openPool, type Pool, type PoolOptions } from './pool';

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
  /** Like `app`, for the reads of hot paths, which send statements without waiting for each other. */
  tenantPool: Pool;
  close(): Promise<void>;
}

/** As long as a transaction of Prisma's may take. */
const READ_TIMEOUT_MS = 15_000;
/** Milliseconds that PostgreSQL has to say that a statement took too long. */
const GRACE_MS = 2_000;

/** Opens both sides of the database. Connections are made on first use. */
export function openDatabase(options: DatabaseOptions): DatabaseClients {
  const { appUrl, systemUrl } = options;
  const open = (connectionString: string, more: Partial<PoolOptions> = {}) =>
    openPool({ connectionString, max: options.poolSize, ...more, onConnect: options.onConnect });
  const appPool = open(appUrl);
  const systemPool = open(systemUrl);
  const tenantPool = open(appUrl, {
    pipeline: true,
    statement_timeout: READ_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS + GRACE_MS,
  });
  const app = new PrismaClient({ adapter: new PrismaPg(appPool) });
  const system = new PrismaClient({ adapter: new PrismaPg(systemPool) });
  return {
    app,
    system,
    systemPool,
    tenantPool,
    close: async () => {
      await Promise.all([app.$disconnect(), system.$disconnect()]);
      await Promise.all([appPool, systemPool, tenantPool].map((pool) => pool.end()));
    },
  };
}
