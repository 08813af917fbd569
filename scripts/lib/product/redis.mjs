import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay, freePort, isAlive, waitForEnd } from '../processes.mjs';
import { Halt } from '../say.mjs';

const START_TIMEOUT_MS = 10_000;

export const hasRedisServer = () => spawnSync('redis-server', ['--version']).status === 0;

/**
 * Starts a redis-server for tests on a free port, in memory only. `port` reuses the port of an earlier server;
 * `dataDir` persists the jobs across restarts with an append-only file, as in production.
 * @returns {Promise<{url: string, port: number, pid: number, stop: () => Promise<void>}>}
 */
export async function startRedis({ port, dataDir } = {}) {
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
  const child = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  );
  const failed = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code) => done(`it ended with code ${code}`));
  });
  const remove = () => {
    if (!dataDir) rmSync(dir, { recursive: true, force: true });
  };
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(chosen))) {
    const reason = await Promise.race([failed, delay(50).then(() => null)]);
    if (reason || Date.now() > until) {
      child.kill('SIGKILL');
      remove();
      throw new Halt(`redis-server does not start: ${reason ?? 'it does not answer'}`);
    }
  }
  const stop = async () => {
    if (child.exitCode === null && isAlive(child.pid)) {
      child.kill('SIGTERM');
      if (!(await waitForEnd(child.pid, 10_000))) child.kill('SIGKILL');
    }
    remove();
  };
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, pid: child.pid, stop };
}

function accepts(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
