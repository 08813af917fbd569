import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { openPool, type Pool, TENANT_LIMITS } from './pool';
import { SharedConnections } from './shared-connections';

export { Prisma };
export type Tx = Prisma.TransactionClient;

interface DatabaseOptions {
  appUrl: string;
  systemUrl: string;
  /** Address of a streaming replica with the login of the tenant role. */
  replicaUrl?: string;
  poolSize: number;
  onConnect?: () => void;
}

export interface DatabaseClients {
  app: PrismaClient;
  /** Client of the system role, which sees the rows of all companies. Sign-in, the desk and the dispatcher use it. */
  system: PrismaClient;
  /** Client of the tenant role on a replica; null if there is none. */
  replica: PrismaClient | null;
  /** Connection pool of `app`, used directly by hot paths; `systemPool` is the pool of `system`. */
  appPool: Pool;
  systemPool: Pool;
  shared: SharedConnections;
  close(): Promise<void>;
}

/** Timeouts in milliseconds for index lookups, which normally take a few milliseconds. */
const LOOK_UP_LIMITS = { statement_timeout: 5_000, query_timeout: 7_000 };
/** Number of shared connections. With two connections, a slow statement delays only half of the lookups. */
const SHARED = 2;

export function openDatabase(options: DatabaseOptions): DatabaseClients {
  const { appUrl, systemUrl, replicaUrl, poolSize: max, onConnect } = options;
  const appPool = openPool({ connectionString: appUrl, max, ...TENANT_LIMITS, onConnect });
  const systemPool = openPool({ connectionString: systemUrl, max, onConnect });
  const shared = new SharedConnections({ connectionString: systemUrl, ...LOOK_UP_LIMITS, onConnect }, SHARED);
  const app = new PrismaClient({ adapter: new PrismaPg(appPool) });
  const system = new PrismaClient({ adapter: new PrismaPg(systemPool) });
  const replicaPool = replicaUrl ? openPool({ connectionString: replicaUrl, max, ...TENANT_LIMITS }) : null;
  const replica = replicaPool && new PrismaClient({ adapter: new PrismaPg(replicaPool) });
  return {
    app,
    system,
    replica,
    appPool,
    systemPool,
    shared,
    close: async () => {
      const clients = [app, system, replica].filter((client) => client !== null);
      await Promise.all(clients.map((client) => client.$disconnect()));
      const pools = [appPool, systemPool, replicaPool, shared].filter((connections) => connections !== null);
      await Promise.all(pools.map((connections) => connections.end()));
    },
  };
}
