import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { delay, endRunning, portProblem } from '../processes.mjs';
import { explain, Halt, say } from '../say.mjs';
import { makeDataDir } from './data-dir.mjs';
import { demoAccounts, isHalfLoaded, loadDemoIfEmpty } from './demo.mjs';
import { lockHolder, takeLock } from './lock-file.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Awaited<ReturnType<typeof import('../postgres/postgres.mjs').startPostgres>>} Postgres */
/** @typedef {{stop: (ms: number) => Promise<void>, kill: () => void}} Part what is ended with the run */

const NEEDED_MB = 300;
const HEALTH_TIMEOUT_MS = 90_000;
/** A server in production may need its grace, its requests' time and its closing one after the other. */
const PART_STOP_MS = 30_000;
const SECOND_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs the product until a signal, the end of npm or a failure ends it, in good order.
 * @param {(run: ProductRun) => Promise<void>} start
 */
export async function runProduct(start) {
  const run = new ProductRun();
  // npm passes a Ctrl-C on that the terminal has sent us already: a second one counts after a moment only.
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
 * npm hands a SIGTERM to the shell between us, which dies of it and tells us nothing: we are orphans then.
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

/** One run of the product: its lock, its database, the programs on it, and how all of it ends. */
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
   * One step of the start; a Ctrl-C between two steps ends it there.
   * @template T
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(work) {
    if (this.#finishing) await new Promise(() => {});
    return work();
  }

  /**
   * Something that runs from now on and is ended with the run.
   * @template {Part} P
   * @param {P} part
   */
  add(part) {
    this.#parts.push(part);
    return part;
  }

  /**
   * Takes the lock of DATA_DIR, and looks whether port and disk will do.
   * @param {Settings} settings
   * @throws {Halt} with what to do about it
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
   * The migrated database's address: DATABASE_URL, or the embedded one, started.
   * @param {Settings} settings
   */
  async database({ dataDir, databaseUrl }) {
    // Only now: these need the packages that may just have been installed.
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
   * Loads the demo where it belongs, and gives the accounts to sign in with. Needs the command-line program built.
   * @param {Settings} settings
   * @param {NodeJS.ProcessEnv} env the one of the programs
   * @returns {Promise<string[]>}
   */
  async demo({ isEmbedded, isProduction, dataDir }, env) {
    if (isProduction) return [];
    const databaseUrl = String(env.DATABASE_URL);
    if (isEmbedded) await loadDemoIfEmpty({ databaseUrl, dataDir, env });
    return demoAccounts(databaseUrl);
  }

  /**
   * Waits until the server answers.
   * @param {number} port
   * @param {string} log of the server, named when it does not
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
   * Which process is which, for tests and people who look for one.
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

  /**
   * Says why, once, and ends with exit code 1.
   * @param {unknown} error
   */
  fail(error) {
    if (!this.#finishing) console.error(`\n${explain(error)}`);
    return this.finish(1);
  }

  /**
   * Ends everything and this process; the first reason to do so gives the exit code.
   * @param {number} code
   */
  async finish(code) {
    this.#finishing ??= this.#endAll(code);
    await this.#finishing;
  }

  /**
   * The parts first, within their time, then PostgreSQL.
   * @param {number} code
   */
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

  /** For anyone who does not want to wait: the parts at once; PostgreSQL still writes what it holds. */
  kill() {
    for (const part of this.#parts) part.kill();
  }
}

/**
 * Tells whether a server answers on this machine's port.
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
