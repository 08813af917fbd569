export interface RunningStack {
  url: string;
  port: number;
  dataDir: string;
  output(): string;
  pids(): { supervisor: number; postgres: number | null; server: number; workers: number };
  /** Ends everything; gives the exit code. */
  stop(): Promise<number>;
}
export function startStack(options?: {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<RunningStack>;
