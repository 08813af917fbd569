import type { RunningRedis } from '../../../../scripts/lib/product/redis.mjs';
import type { RunningStack } from '../../../../scripts/lib/product/stack.mjs';

/** What starts a product and what it stands on. */
export interface House {
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Null where no Redis is installed: the queue lies in PostgreSQL then. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
