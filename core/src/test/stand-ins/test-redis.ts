import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from '../eventually';
import { freePort } from './free-port';

export interface TestRedis {
  url: string;
  port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'homologa-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  // With a file of its own, which CONFIG REWRITE changes.
  const file = join(directory, 'redis.conf');
  writeFileSync(file, '');
  let server: ChildProcess | null = null;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn('redis-server', [file, ...options, '--dir', directory], { stdio: 'ignore' });
    await eventually(() => answers(url));
  };
  const stop = async () => {
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    server = null;
  };
  await start();
  return {
    url,
    port,
    start,
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.disconnect();
  }
}
