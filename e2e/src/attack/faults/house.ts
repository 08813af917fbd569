import type { RunningRedis } from '../../../../scripts/lib/product/redis';
import type { RunningStack } from '../../../../scripts/lib/product/stack';

export interface House {
  /** Folder of the repository. */
  root: string;
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Starts a Redis server. Null if Redis is not installed: the queue is then stored in PostgreSQL. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
