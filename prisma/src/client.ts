import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/client';
import { roleUrl } from './provision';

export { Prisma };
/** A transaction's client: what queries and use cases are handed. */
export type Tx = Prisma.TransactionClient;

interface DatabaseOptions {
  /** The owner's address; the roles' addresses follow from it unless given. */
  url: string;
  appUrl?: string;
  systemUrl?: string;
  /** Connections per role. */
  poolSize: number;
}

export interface DatabaseClients {
  /** One company at a time, under row-level security. */
  app: PrismaClient;
  /** Across companies: signing in, the desk, the dispatcher. */
  system: PrismaClient;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Opens both sides of the database. Connections are made on first use. */
export function openDatabase(options: DatabaseOptions): DatabaseClients {
  const open = (url: string) =>
    new PrismaClient({
      adapter: new PrismaPg({
        connectionString: url,
        max: options.poolSize,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        idleTimeoutMillis: IDLE_TIMEOUT_MS,
      }),
    });
  const app = open(options.appUrl ?? roleUrl(options.url, 'app'));
  const system = open(options.systemUrl ?? roleUrl(options.url, 'system'));
  return {
    app,
    system,
    close: async () => {
      await Promise.all([app.$disconnect(), system.$disconnect()]);
    },
  };
}
