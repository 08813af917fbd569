/** What the caller's shell may hold and the product would obey. */
export const PRODUCT_VARIABLES: readonly string[];

export interface RunningStack {
  url: string;
  port: number;
  dataDir: string;
  /** As the owner of its cluster; empty when that does not run. */
  databaseUrl(): string;
  output(): string;
  pids(): { supervisor: number; postgres: number | null; server: number; workers: number };
  /** Ends everything; gives the exit code. */
  stop(): Promise<number>;
}
export const pidsOf: (dataDir: string) => ReturnType<RunningStack['pids']>;
export const FUZZED: Record<string, string>;
export function startStack(options?: {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<RunningStack>;
