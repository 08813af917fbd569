import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, type ResultRow, writeResults } from '../results';
import { readEnv } from './env';

const TIMEOUT_MS = 10 * 60_000;
const READY = 'Homologa runs at';
const LOADING = 'The demo is being loaded';
const LOADED = 'the demo is loaded';
const GOALS = { overInstall: 2, laterMs: 10_000 } as const;

function run(command: string, args: string[], cwd: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: TIMEOUT_MS });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - began) : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Started {
  readyMs: number;
  /** Time until the whole demo is loaded, which goes on once the product is ready. */
  loadedMs: number;
}

async function start(checkout: string, dataDir: string, unset: readonly string[]): Promise<Started> {
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir };
  for (const name of unset) delete env[name];
  const began = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'scripts', 'run.mjs'), 'start'], { cwd: checkout, env });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  let said = '';
  try {
    return await new Promise<Started>((resolve, reject) => {
      let readyMs = 0;
      const giveUp = setTimeout(() => reject(new Error(`it did not start:\n${said}`)), TIMEOUT_MS);
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (!said.includes(READY)) return;
        readyMs ||= performance.now() - began;
        // The hints stand some lines below the address.
        if (!said.includes('stops it.') || (said.includes(LOADING) && !said.includes(LOADED))) return;
        clearTimeout(giveUp);
        resolve({ readyMs, loadedMs: performance.now() - began });
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => {
        clearTimeout(giveUp);
        reject(new Error(`it ended:\n${said}`));
      });
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const env = readEnv();
const folder = mkdtempSync(join(tmpdir(), 'homologa-start-'));
try {
  const checkout = join(folder, 'checkout');
  await run('git', ['clone', '--quiet', env.BENCH_CHECKOUT, checkout], folder);
  // The first installation fills npm's cache, so that the measured installations download nothing.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], checkout);
  rmSync(join(checkout, 'node_modules'), { recursive: true });
  const installMs = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], checkout);
  rmSync(join(checkout, 'node_modules'), { recursive: true });
  const dataDir = join(folder, 'data');
  const { readyMs: firstMs, loadedMs } = await start(checkout, dataDir, env.BENCH_UNSET);
  const { readyMs: laterMs } = await start(checkout, dataDir, env.BENCH_UNSET);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows: ResultRow[] = [
    {
      name: 'P14 first start from a clean clone',
      figure: seconds(firstMs),
      baseline: `${seconds(installMs)} of npm ci`,
      ratio: firstMs / installMs,
      goal: `<= ${GOALS.overInstall}`,
      isMet: firstMs / installMs <= GOALS.overInstall,
    },
    {
      name: 'first start until the demo is loaded',
      figure: seconds(loadedMs),
      baseline: `${seconds(firstMs)} until it can be used`,
      ratio: loadedMs / firstMs,
      goal: '',
      isMet: null,
    },
    {
      name: 'P14 later starts',
      figure: seconds(laterMs),
      baseline: seconds(GOALS.laterMs),
      ratio: laterMs / GOALS.laterMs,
      goal: '<= 1',
      isMet: laterMs <= GOALS.laterMs,
    },
    ...env.BENCH_BUNDLES.map(
      ({ app, bytes, limit }): ResultRow => ({
        name: `${app === 'console' ? 'P16' : 'P15'} scripts of ${app} until its first screen`,
        figure: kilobytes(bytes),
        baseline: kilobytes(limit),
        ratio: bytes / limit,
        goal: '<= 1',
        isMet: bytes <= limit,
      }),
    ),
  ];
  for (const row of rows) console.log(lineOf(row));
  writeResults(env.BENCH_RESULTS, 'start', rows);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
