import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { delay, endRunning, portProblem } from '../processes.mjs';
import { explain, Halt, say } from '../say.mjs';
import { makeDataDir } from './data-dir.mjs';
import { demoAccounts, isHalfLoaded, loadDemoIfEmpty } from './demo.mjs';
import { lockHolder, takeLock } from './lock-file.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Awaited<ReturnType<typeof import('../postgres/postgres.mjs').startPostgres>>} Postgres */
/** @typedef {{stop: (ms: number) => Promise<void>, kill: () => void}} Part */

const NEEDED_MB = 300;
const HEALTH_TIMEOUT_MS = 90_000;
/** A server in production may need its grace period, its request timeout and its close timeout in sequence. */
const PART_STOP_MS = 30_000;
const SECOND_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs the product until a signal, the end of npm or a failure; always shuts down gracefully.
 * @param {(run: ProductRun) => Promise<void>} start
 */
export async function runProduct(start) {
  const run = new ProductRun();
  // On Ctrl-C the signal arrives twice, from the terminal and from npm: only a second one after a moment forces the
  // end.
  /** @type {number | null} */
  let firstSignalAt = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (firstSignalAt === null) {
        firstSignalAt = Date.now();
        void run.finish(0);
      } else if (Date.now() - firstSignalAt > SECOND_SIGNAL_MS) {
        run.kill();
      }
    });
  }
  whenNpmIsGone(() => void run.finish(0));
  process.on('uncaughtException', (error) => void run.fail(error));
  process.on('unhandledRejection', (error) => void run.fail(error));
  try {
    await start(run);
  } catch (error) {
    await run.fail(error);
  }
}

/**
 * npm sends SIGTERM to the shell between npm and this process; the shell dies without passing it on. A changed parent
 * process id is the only sign.
 * @param {() => void} act
 */
function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS);
  timer.unref();
}

export class ProductRun {
  /** @type {Part[]} */
  #parts = [];
  /** @type {Postgres | null} */
  #postgres = null;
  /** @type {Promise<Postgres> | null} */
  #postgresStart = null;
  /** @type {{stop: () => Promise<void>} | null} */
  #supervised = null;
  #unlock = () => {};
  /** @type {Promise<void> | null} */
  #finishing = null;
  /** @type {string | null} */
  #stateFile = null;
  /** @type {Record<string, number>} */
  #pids = {};

  get isFinishing() {
    return this.#finishing !== null;
  }

  /**
   * Runs one step of the start. Never returns once the shutdown has begun, so Ctrl-C cancels all later steps.
   * @template T
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(work) {
    if (this.#finishing) await new Promise(() => {});
    return work();
  }

  /**
   * Registers a part that is stopped at the end of the run.
   * @template {Part} P
   * @param {P} part
   */
  add(part) {
    this.#parts.push(part);
    return part;
  }

  /**
   * Takes the lock of DATA_DIR and checks that the port is free and the disk has space.
   * @param {Settings} settings
   * @throws {Halt}
   */
  async checkMachine({ dataDir, port }) {
    makeDataDir(dataDir);
    const lock = join(dataDir, 'start.lock');
    const unlock = takeLock(lock, { port });
    if (!unlock) {
      const holder = lockHolder(lock);
      throw new Halt(
        `Homologa already runs with the data of ${dataDir} (process ${holder?.pid}, port ${holder?.port}): stop that one, or choose another folder with DATA_DIR.`,
      );
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
    const { bavail, bsize } = statfsSync(dataDir);
    const freeMb = Math.floor((bavail * bsize) / 1_000_000);
    if (freeMb < NEEDED_MB) {
      throw new Halt(
        `The disk of ${dataDir} has ${freeMb} MB free and ${NEEDED_MB} MB are needed: free some space, or choose another disk with DATA_DIR.`,
      );
    }
  }

  /**
   * URL of the migrated database: DATABASE_URL, or the embedded PostgreSQL, which is started.
   * @param {Settings} settings
   */
  async database({ dataDir, databaseUrl }) {
    // Imported lazily: the first start has only just installed these packages.
    const { EMBEDDED_DATABASE, migrateDatabase } = await import('../postgres/migrate.mjs');
    const url = databaseUrl ?? (await this.#embeddedDatabase(dataDir)).url(EMBEDDED_DATABASE);
    const applied = await migrateDatabase(url);
    if (applied.length > 0) say(`applied ${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}`);
    return url;
  }

  /** @param {string} dataDir */
  async #embeddedDatabase(dataDir) {
    const { createDatabase, dropDatabase } = await import('../postgres/databases.mjs');
    const { startPostgres } = await import('../postgres/postgres.mjs');
    const { supervisePostgres } = await import('../postgres/supervise-postgres.mjs');
    const { EMBEDDED_DATABASE } = await import('../postgres/migrate.mjs');
    say('starting PostgreSQL');
    this.#postgresStart = startPostgres({ dataDir, onNote: say });
    const postgres = await this.#postgresStart;
    this.#postgres = postgres;
    this.#supervised = supervisePostgres(postgres, {
      onPid: () => this.#writeState(),
      onWarning: (line) => console.warn(line),
      onGivenUp: (reason) => void this.fail(new Halt(reason)),
    });
    if (isHalfLoaded(dataDir)) {
      say('an earlier start was cut off while it loaded the demo: starting it again');
      await dropDatabase(postgres, EMBEDDED_DATABASE);
    }
    await createDatabase(postgres, EMBEDDED_DATABASE);
    return postgres;
  }

  /**
   * Loads the demo into an empty embedded database and returns the demo accounts. Requires the built command-line
   * program.
   * @param {Settings} settings
   * @param {NodeJS.ProcessEnv} env
   * @returns {Promise<string[]>}
   */
  async demo({ isEmbedded, isProduction, dataDir }, env) {
    if (isProduction) return [];
    const databaseUrl = String(env.DATABASE_URL);
    if (isEmbedded) await loadDemoIfEmpty({ databaseUrl, dataDir, env });
    return demoAccounts(databaseUrl);
  }

  /**
   * Waits until the server is healthy.
   * @param {number} port
   * @param {string} log path of the server's log, for the error message
   */
  async whenHealthy(port, log, host = '127.0.0.1') {
    const until = Date.now() + HEALTH_TIMEOUT_MS;
    while (!(await isHealthy(port, host))) {
      if (this.#finishing) await new Promise(() => {});
      if (Date.now() > until) {
        throw new Halt(`The server does not answer on port ${port} after ${HEALTH_TIMEOUT_MS / 1000} s: see ${log}.`);
      }
      await delay(100);
    }
  }

  /**
   * Records the process id of a part in run.json, for tests and operators.
   * @param {string} name
   * @param {number} pid
   */
  note(name, pid) {
    this.#pids[name] = pid;
    this.#writeState();
  }

  #writeState() {
    const state = { supervisor: process.pid, postgres: this.#postgres?.pid ?? null, ...this.#pids };
    if (this.#stateFile) writeFileSync(this.#stateFile, JSON.stringify(state));
  }

  /** @param {unknown} error */
  fail(error) {
    if (!this.#finishing) console.error(`\n${explain(error)}`);
    return this.finish(1);
  }

  /**
   * Stops everything and exits. The first caller decides the exit code.
   * @param {number} code
   */
  async finish(code) {
    this.#finishing ??= this.#endAll(code);
    await this.#finishing;
  }

  /** @param {number} code */
  async #endAll(code) {
    if (this.#parts.length > 0 && code === 0) console.log('\nstopping …');
    endRunning();
    await Promise.all(this.#parts.map((part) => part.stop(PART_STOP_MS)));
    const postgres = await this.#postgresStart?.catch(() => null);
    await (this.#supervised ?? postgres)?.stop();
    if (this.#stateFile) rmSync(this.#stateFile, { force: true });
    this.#unlock();
    process.exit(code);
  }

  /** Kills the parts at once. PostgreSQL still shuts down gracefully. */
  kill() {
    for (const part of this.#parts) part.kill();
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isHealthy(port, host = '127.0.0.1') {
  try {
    const response = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
