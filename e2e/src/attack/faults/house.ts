import type { RunningRedis } from '../../../../scripts/lib/redis.mjs';
import type { RunningStack } from '../../../../scripts/lib/stack.mjs';

/** What starts a product and what it stands on. */
export interface House {
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Null where no Redis is installed: the queue lies in PostgreSQL then. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
