import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { openPool, type Pool, TENANT_LIMITS } from './pool';
import { SharedConnections } from './shared-connections';

export { Prisma };
export type Tx = Prisma.TransactionClient;

interface DatabaseOptions {
  appUrl: string;
  systemUrl: string;
  poolSize: number;
  onConnect?: () => void;
}

export interface DatabaseClients {
  app: PrismaClient;
  /** Across companies: sign-in, desk, dispatcher. */
  system: PrismaClient;
  /** The pools of the two clients, for hot paths. */
  appPool: Pool;
  systemPool: Pool;
  shared: SharedConnections;
  close(): Promise<void>;
}

/** Limits in milliseconds for lookups by index, which normally take milliseconds. */
const LOOK_UP_LIMITS = { statement_timeout: 5_000, query_timeout: 7_000 };
/** Number of shared connections: with two, a slow answer delays only half of the lookups. */
const SHARED = 2;

export function openDatabase(options: DatabaseOptions): DatabaseClients {
  const { appUrl, systemUrl, poolSize: max, onConnect } = options;
  const appPool = openPool({ connectionString: appUrl, max, ...TENANT_LIMITS, onConnect });
  const systemPool = openPool({ connectionString: systemUrl, max, onConnect });
  const shared = new SharedConnections({ connectionString: systemUrl, ...LOOK_UP_LIMITS, onConnect }, SHARED);
  const app = new PrismaClient({ adapter: new PrismaPg(appPool) });
  const system = new PrismaClient({ adapter: new PrismaPg(systemPool) });
  return {
    app,
    system,
    appPool,
    systemPool,
    shared,
    close: async () => {
      await Promise.all([app.$disconnect(), system.$disconnect()]);
      await Promise.all([appPool, systemPool, shared].map((connections) => connections.end()));
    },
  };
}
