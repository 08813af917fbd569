import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { EMBEDDED_DATABASE, migrateDatabase } from '../postgres/migrate';
import { type RunningPostgres, startPostgres, supervisePostgres } from '../postgres/postgres';
import { delay, endRunning, portProblem } from '../processes';
import { explain, Halt, say } from '../say';
import { demoAccounts } from './demo';
import { beginDemo, canBeginAnew, type LoadingDemo } from './load-demo';
import { runningProduct, startLock, takeLock } from './lock-file.mjs';
import { makeDataDir, type Settings } from './settings';

/**
 * Program or database server that a run of the product has started. `stop` must end it within the given milliseconds.
 */
interface Part {
  stop: (ms: number) => Promise<void>;
}

const HEALTH_TIMEOUT_MS = 90_000;
/**
 * Milliseconds for stopping a server in production, which waits for its grace period, its request timeout and its close
 * timeout one after the other.
 */
const PART_STOP_MS = 30_000;
const PARENT_CHECK_MS = 500;

export async function runProduct(start: (run: ProductRun) => Promise<void>) {
  const run = new ProductRun();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void run.finish(0));
  whenNpmIsGone(() => void run.finish(0));
  process.on('uncaughtException', (error) => void run.fail(error));
  await start(run).catch((error: unknown) => run.fail(error));
}

/**
 * Calls `act` when npm has ended. npm sends SIGTERM only to the shell between npm and this process, and the shell does
 * not forward it: when the shell has died, this process has another parent. The original parent is recorded before the
 * packages are installed, because the shell may die during the install.
 */
export function whenNpmIsGone(act: () => void) {
  if (!process.env.npm_lifecycle_event) return;
  const { homologaParent: parent = process.ppid } = globalThis as { homologaParent?: number };
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, PARENT_CHECK_MS).unref();
}

export class ProductRun {
  #parts: Part[] = [];
  #postgres: Promise<RunningPostgres> | null = null;
  #supervised: { stop: () => Promise<void> } | null = null;
  #unlock = () => {};
  #finishing: Promise<void> | null = null;
  #stateFile = '';
  #pids: Record<string, number | null> = { supervisor: process.pid, postgres: null };

  /** Runs a step of the start. Never returns once the shutdown has begun, so that Ctrl-C cancels all later steps. */
  async step<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#finishing) await new Promise(() => {});
    return work();
  }

  add(part: Part) {
    this.#parts.push(part);
  }

  /** Locks DATA_DIR and checks that the port is free. Throws a Halt that names the cause. */
  async checkMachine({ dataDir, port }: Settings) {
    makeDataDir(dataDir);
    const unlock = takeLock(startLock(dataDir), { port });
    if (!unlock) {
      const running = runningProduct(dataDir) ?? `Homologa already runs with the data of ${dataDir}`;
      throw new Halt(`${running}: stop that one, or choose another folder with DATA_DIR.`);
    }
    this.#unlock = unlock;
    this.#stateFile = join(dataDir, 'run.json');
    const problem = await portProblem(port);
    if (problem === 'EADDRINUSE') {
      throw new Halt(
        `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`,
      );
    }
    if (problem) throw new Halt(`Port ${port} cannot be used (${problem}): choose one above 1024 with PORT.`);
  }

  async database({ dataDir, databaseUrl }: Settings) {
    const url = databaseUrl ?? (await this.#embeddedDatabase(dataDir)).url(EMBEDDED_DATABASE);
    const { length } = await migrateDatabase(url);
    if (length > 0) say(`applied ${length} ${length === 1 ? 'migration' : 'migrations'}`);
    return url;
  }

  async #embeddedDatabase(dataDir: string) {
    say('starting PostgreSQL');
    this.#postgres = startPostgres({ dataDir });
    const postgres = await this.#postgres;
    this.note('postgres', postgres.pid);
    this.#supervised = supervisePostgres(postgres, {
      onPid: (pid) => this.note('postgres', pid),
      onWarning: (line) => console.warn(line),
      onGivenUp: (reason) => void this.fail(new Halt(reason)),
    });
    if (await canBeginAnew(postgres.url(EMBEDDED_DATABASE), dataDir)) await dropDatabase(postgres, EMBEDDED_DATABASE);
    await createDatabase(postgres, EMBEDDED_DATABASE);
    return postgres;
  }

  /**
   * Begins to load the demo into an empty embedded database and returns the demo's accounts, which can sign in while the
   * rest is loaded. Loads nothing and returns no accounts in production. Throws a Halt that names an invalid variable.
   */
  async demo(
    { isEmbedded, isProduction, dataDir }: Settings,
    env: NodeJS.ProcessEnv,
  ): Promise<{ accounts: string[]; loading: LoadingDemo | null }> {
    if (isProduction) return { accounts: [], loading: null };
    const databaseUrl = String(env.DATABASE_URL);
    const loading = isEmbedded ? await beginDemo(databaseUrl, dataDir, env) : null;
    if (loading) this.add(loading);
    return { accounts: await demoAccounts(databaseUrl), loading };
  }

  /** Waits until the server is healthy; otherwise throws a Halt that names the server's log. */
  async whenHealthy(port: number, log: string, host?: string) {
    const until = Date.now() + HEALTH_TIMEOUT_MS;
    while (!(await this.step(() => isHealthy(port, host)))) {
      if (Date.now() > until) {
        throw new Halt(`The server does not answer on port ${port} after ${HEALTH_TIMEOUT_MS / 1000} s: see ${log}.`);
      }
      await delay(100);
    }
  }

  note(name: string, pid: number) {
    this.#pids[name] = pid;
    writeFileSync(this.#stateFile, JSON.stringify(this.#pids));
  }

  fail(error: unknown) {
    if (!this.#finishing) console.error(`\n${explain(error)}`);
    return this.finish(1);
  }

  /** Stops everything and exits. The first caller decides the exit code. */
  finish(code: number) {
    this.#finishing ??= this.#endAll(code);
    return this.#finishing;
  }

  async #endAll(code: number) {
    if (this.#parts.length > 0 && code === 0) console.log('\nstopping …');
    endRunning();
    await Promise.all(this.#parts.map((part) => part.stop(PART_STOP_MS)));
    const postgres = await this.#postgres?.catch(() => null);
    await (this.#supervised ?? postgres)?.stop();
    if (this.#stateFile) rmSync(this.#stateFile, { force: true });
    this.#unlock();
    process.exit(code);
  }
}

export async function isHealthy(port: number, host = '127.0.0.1'): Promise<boolean> {
  try {
    const place = host.includes(':') ? `[${host}]` : host;
    return (await fetch(`http://${place}:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
