import type { RunningRedis } from '../../../../scripts/lib/product/redis';
import type { RunningStack } from '../../../../scripts/lib/product/stack';

export interface House {
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Null if no Redis is installed: the queue is then in PostgreSQL. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
