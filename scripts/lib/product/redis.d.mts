export interface RunningRedis {
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}
export function hasRedisServer(): boolean;
export function startRedis(options?: { port?: number; dataDir?: string }): Promise<RunningRedis>;
