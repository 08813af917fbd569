import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FUZZ_SECRET } from '../../../e2e/src/attack/product';
import { inRoot } from '../paths';
import { query } from '../postgres/databases';
import { EMBEDDED_DATABASE } from '../postgres/migrate';
import { runningUrl, startPostgres } from '../postgres/postgres';
import { forgetPort } from '../postgres/postgres-state';
import { delay, freePort, runProgram } from '../processes';
import { Halt } from '../say';
import { DEMO_LOADED, DEMO_LOADING, DEMO_STOPPED } from './load-demo';

/** On a busy machine the demo alone takes minutes. */
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 60_000;
/** Milliseconds within which the workers draw up the demo's report documents. */
const JOBS_TIMEOUT_MS = 300_000;

/** Environment variables of the caller that would change the product's behavior. */
export const PRODUCT_VARIABLES = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'PUBLIC_URL',
  'NODE_ENV',
  'EMBEDDED',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/**
 * Raises the rate limits per address so far that they never apply, because all requests of the fuzzer come from one
 * address, and sets the secrets with which it signs the messages of machines. Bureau and payment provider get no calls:
 * nothing listens at their port.
 */
export const FUZZED = {
  AUTH_RATE_LIMIT_PER_ADDRESS: '100000000',
  PUBLIC_LINK_RATE_LIMIT: '100000000',
  REPORT_HTTP_URL: 'http://127.0.0.1:9',
  REPORT_HTTP_SECRET: FUZZ_SECRET,
  MAIL_EVENTS_SECRET: FUZZ_SECRET,
  PAYMENT_GATEWAY: 'stripe',
  PAYMENT_STRIPE_URL: 'http://127.0.0.1:9',
  PAYMENT_STRIPE_MEXICO_KEY: 'sk_test_of_the_fuzzed_product',
  PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: FUZZ_SECRET,
};

/**
 * Environment variable with the data folder of a stopped product with its demo. Products without a data folder of
 * their own start from a copy of it, because migrating and loading the demo take a minute of processor time each time.
 */
export const PREPARED_PRODUCT = 'HOMOLOGA_PREPARED_PRODUCT';

interface Pids {
  supervisor: number;
  postgres: number | null;
  server: number;
  workers: number;
}

export interface RunningStack {
  url: string;
  port: number;
  dataDir: string;
  /** URL for the owner of the cluster; empty while PostgreSQL does not run. */
  databaseUrl: () => string;
  output: () => string;
  pids: () => Pids;
  /** Stops everything and resolves with the exit code. A data folder provided by the caller is kept. */
  stop: () => Promise<number>;
}

export const pidsOf = (dataDir: string): Pids => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));

interface StackOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** If false, returns as soon as the product runs, while its demo is still being loaded. */
  waitsForDemo?: boolean;
}

/**
 * Starts the whole product as `npm start` does, by default with its own data (a copy of PREPARED_PRODUCT, if set) on a
 * free port, and waits for it and its demo.
 */
export async function startStack({
  dataDir,
  port,
  env = {},
  waitsForDemo = true,
}: StackOptions = {}): Promise<RunningStack> {
  const home = dataDir ?? (await newHome());
  const chosen = port ?? (await freePort());
  const clean = { ...process.env };
  for (const name of PRODUCT_VARIABLES) delete clean[name];
  const child = spawn(process.execPath, [inRoot('scripts', 'run.mjs'), 'start'], {
    env: { ...clean, ...env, PORT: String(chosen), DATA_DIR: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const over = new Promise<number>((done) => {
    child.once('close', (code) => done(code ?? 1));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await over;
    clearTimeout(stubborn);
    if (!dataDir) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    return code;
  };

  const until = Date.now() + START_TIMEOUT_MS;
  const isReady = () => {
    if (!text.includes('Homologa runs at')) return false;
    return !waitsForDemo || !text.includes(DEMO_LOADING) || text.includes(DEMO_LOADED);
  };
  while (!isReady()) {
    const isOver = await Promise.race([over.then(() => true), delay(100).then(() => false)]);
    if (isOver || Date.now() > until || text.includes(DEMO_STOPPED)) {
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

async function newHome(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'homologa-stack-'));
  const prepared = process.env[PREPARED_PRODUCT];
  if (!prepared) return home;
  if (process.platform === 'win32') cpSync(prepared, home, { recursive: true });
  // Unlike Node's copy, this one keeps the owner of the database's files, without which PostgreSQL does not start.
  else if ((await runProgram('cp', ['-a', `${prepared}/.`, home])).code !== 0) {
    throw new Halt(`The prepared product in ${prepared} could not be copied to ${home}.`);
  }
  return home;
}

/**
 * Makes the data folder for PREPARED_PRODUCT in a new folder: starts the product, waits for its demo and the jobs that
 * the demo leaves to the workers, and stops it. Throws a Halt if the product does not start.
 */
export async function prepareProduct(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'homologa-prepared-'));
  try {
    const stack = await startStack({ dataDir });
    try {
      await untilNoJobIsDue(stack.databaseUrl());
    } finally {
      await stack.stop();
    }
    forgetPort(dataDir);
    // Tests read from the logs what the product has done since they started it.
    rmSync(join(dataDir, 'logs'), { recursive: true, force: true });
    return dataDir;
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** Waits for the jobs that the demo leaves to the workers. Throws a Halt if they take longer than JOBS_TIMEOUT_MS. */
export async function untilNoJobIsDue(databaseUrl: string): Promise<void> {
  const until = Date.now() + JOBS_TIMEOUT_MS;
  const due = `SELECT count(*)::integer AS count FROM "Job"
    WHERE "status" IN ('queued', 'active', 'retry') AND "runAt" <= now()`;
  for (;;) {
    const [row] = await query(databaseUrl, due);
    if (row?.count === 0) return;
    if (Date.now() > until) throw new Halt(`${String(row?.count)} jobs of the demo are still due.`);
    await delay(200);
  }
}

/** Runs `npm run homologa -- ...` on the embedded database of a data folder. Throws a Halt if the command fails. */
export async function runCommand(dataDir: string, args: readonly string[]): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir };
  for (const name of PRODUCT_VARIABLES) delete env[name];
  const child = spawn(process.execPath, [inRoot('scripts', 'run.mjs'), 'cli', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise<number>((done) => {
    child.once('close', (ended) => done(ended ?? 1));
  });
  if (code !== 0) throw new Halt(`homologa ${args.join(' ')} ended with ${code}:\n${text.trim()}`);
}

/** Starts the embedded database of a data folder that no product uses. */
export async function openDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startPostgres({ dataDir });
  return { url: server.url(EMBEDDED_DATABASE), stop: server.stop };
}
