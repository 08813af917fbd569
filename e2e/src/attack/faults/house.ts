import type { RunningRedis } from '../../../../scripts/lib/product/redis';
import type { RunningStack } from '../../../../scripts/lib/product/stack';

export interface House {
  /** Folder of the repository. */
  root: string;
  startStack(options: { env: Record<string, string> }): Promise<RunningStack>;
  /** Runs the operators' command line on the embedded database of a data folder. Throws if the command fails. */
  runCommand(dataDir: string, args: readonly string[]): Promise<void>;
  /** Starts the embedded database of a data folder that no product uses. */
  openDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<unknown> }>;
  /** Starts a Redis server. Null if Redis is not installed: the queue is then stored in PostgreSQL. */
  startRedis: ((options: { port?: number; dataDir: string }) => Promise<RunningRedis>) | null;
}
