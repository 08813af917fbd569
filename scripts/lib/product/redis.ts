import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, delay, freePort } from '../processes';
import { Halt } from '../say';

const START_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;

export interface RunningRedis {
  url: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

export const hasRedisServer = () => spawnSync('redis-server', ['--version']).status === 0;

/**
 * Starts a redis-server for tests, in memory and on a free port. `port` is the port of an earlier server. `dataDir`
 * keeps the jobs across restarts in an append-only file, as in production.
 */
export async function startRedis({ port, dataDir }: { port?: number; dataDir?: string } = {}): Promise<RunningRedis> {
  const chosen = port ?? (await freePort());
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'homologa-redis-'));
  const settings = {
    bind: '127.0.0.1',
    port: chosen,
    dir,
    save: '',
    appendonly: dataDir ? 'yes' : 'no',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const over = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code) => done(`it ended with code ${code}`));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await over;
    clearTimeout(stubborn);
    if (!dataDir) rmSync(dir, { recursive: true, force: true });
  };
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts({ host: '127.0.0.1', port: chosen }))) {
    const reason = await Promise.race([over, delay(50).then(() => null)]);
    if (reason || Date.now() > until) {
      await stop();
      throw new Halt(`redis-server does not start: ${reason ?? 'it does not answer'}`);
    }
  }
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, pid: child.pid ?? 0, stop };
}
