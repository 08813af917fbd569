import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { EMBEDDED_DATABASE } from '../postgres/migrate.mjs';
import { runningUrl } from '../postgres/postgres.mjs';
import { delay, freePort, waitForEnd } from '../processes.mjs';
import { Halt } from '../say.mjs';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 60_000;

// Variables of the caller's shell that would change the product's behavior.
export const PRODUCT_VARIABLES = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'PUBLIC_URL',
  'NODE_ENV',
  'EMBEDDED',
];

/** Disables the rate limits per address: all requests of the fuzzer come from one address. */
export const FUZZED = { AUTH_RATE_LIMIT_PER_ADDRESS: '100000000', PUBLIC_LINK_RATE_LIMIT: '100000000' };

/**
 * @param {string} dataDir
 * @returns {{supervisor: number, postgres: number | null, server: number, workers: number}}
 */
export const pidsOf = (dataDir) => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));

/**
 * Starts the whole product as `npm start` does, on a free port with its own data, and waits until it is ready.
 * @param {{dataDir?: string, port?: number, env?: Record<string, string>}} options stop() keeps `dataDir` if given
 * @returns {Promise<{url: string, port: number, dataDir: string, databaseUrl: () => string,
 *   output: () => string, pids: () => {supervisor: number, postgres: number | null, server: number, workers: number},
 *   stop: () => Promise<number>}>} stop returns the exit code
 */
export async function startStack({ dataDir, port, env = {} } = {}) {
  const home = dataDir ?? mkdtempSync(join(tmpdir(), 'homologa-stack-'));
  const chosen = port ?? (await freePort());
  const clean = { ...process.env };
  for (const name of PRODUCT_VARIABLES) delete clean[name];
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    env: { ...clean, ...env, PORT: String(chosen), DATA_DIR: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const over = new Promise((done) => {
    child.once('close', (code) => done(code ?? 1));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      if (!(await waitForEnd(child.pid, STOP_TIMEOUT_MS))) child.kill('SIGKILL');
    }
    const code = await over;
    if (!dataDir) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    return code;
  };

  const until = Date.now() + START_TIMEOUT_MS;
  while (!text.includes('Homologa runs at')) {
    const isOver = await Promise.race([over.then(() => true), delay(100).then(() => false)]);
    if (isOver || Date.now() > until) {
      await stop();
      throw new Halt(`The product did not start:\n${text.trim()}`);
    }
  }
  return {
    url: `http://localhost:${chosen}`,
    port: chosen,
    dataDir: home,
    databaseUrl: () => runningUrl(home, EMBEDDED_DATABASE) ?? '',
    output: () => text,
    pids: () => pidsOf(home),
    stop,
  };
}
