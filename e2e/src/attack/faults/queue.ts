import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house';

export interface QueueServer {
  url: string | null;
  kill(): Promise<void>;
  stop: () => Promise<void>;
}

const AWAY_MS = 2_000;

export async function startQueue({ startRedis }: House): Promise<QueueServer> {
  if (!startRedis) {
    const kill = () => Promise.reject(new Error('there is no Redis to kill'));
    return { url: null, kill, stop: () => Promise.resolve() };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'homologa-queue-'));
  let running = await startRedis({ dataDir });
  const { url, port } = running;
  return {
    url,
    async kill() {
      process.kill(running.pid, 'SIGKILL');
      await sleep(AWAY_MS);
      running = await startRedis({ port, dataDir });
    },
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
