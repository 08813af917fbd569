import type { RunningRedis } from '../../../../scripts/lib/product/redis';
import type { RunningStack } from '../../../../scripts/lib/product/stack';

export interface House {
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Starts a Redis server; null if Redis is not installed, in which case the queue is stored in PostgreSQL. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
