import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { DEMO_BRAND, demoAccounts, isHalfLoaded, loadDemoIfEmpty } from './demo.mjs';
import { generate } from './generate.mjs';
import { installIfNeeded } from './install.mjs';
import { lockHolder, takeLock } from './lock-file.mjs';
import { dataDirFrom, inRoot, loadEnvFile, ROOT } from './paths.mjs';
import { delay, endRunning, portProblem } from './processes.mjs';
import { explain, Halt, say } from './say.mjs';

const NEEDED_MB = 300;
const HEALTH_TIMEOUT_MS = 90_000;
const CHILD_STOP_MS = 25_000;
const SECOND_SIGNAL_MS = 1_000;
const PARENT_CHECK_MS = 500;

/** `npm start`: everything from an empty clone to a running product; ends in good order on Ctrl-C. */
export async function main() {
  const run = new Run();
  // npm passes a Ctrl-C on that the terminal has sent us already: a second one counts after a moment only.
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
    await run.start();
  } catch (error) {
    await run.fail(error);
  }
}

/** npm hands a SIGTERM to the shell between us, which dies of it and tells us nothing: we are orphans then. */
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

class Run {
  #children = [];
  #postgres = null;
  /** @type {ReturnType<typeof import('./postgres.mjs').startPostgres> | null} */
  #postgresStart = null;
  #unlock = () => {};
  /** @type {Promise<void> | null} */
  #finishing = null;
  #stateFile = null;
  #pids = {};

  async start() {
    loadEnvFile();
    const settings = readSettings();
    await this.#checkMachine(settings);
    const installed = await installIfNeeded();
    await this.#step(() => generate());
    await this.#step(() => build());
    const databaseUrl = await this.#step(() => this.#database(settings));
    const env = childEnv(settings, databaseUrl);
    if (settings.isEmbedded && !settings.isProduction) {
      await this.#step(() => loadDemoIfEmpty({ databaseUrl, dataDir: settings.dataDir, env }));
    }
    await this.#step(() => this.#serve(settings, env));
    const accounts = settings.isProduction ? [] : await demoAccounts(databaseUrl);
    if (!this.#finishing) welcome(settings, accounts, installed);
  }

  /** One step of the start; a Ctrl-C between two steps ends it there. */
  async #step(work) {
    if (this.#finishing) await new Promise(() => {});
    return work();
  }

  async #checkMachine({ dataDir, port }) {
    mkdirSync(dataDir, { recursive: true });
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

  /** The migrated database's address: DATABASE_URL, or the embedded one, started. */
  async #database({ dataDir, databaseUrl }) {
    // Only now: these need the packages that may just have been installed.
    const { createDatabase, dropDatabase } = await import('./databases.mjs');
    const { startPostgres } = await import('./postgres.mjs');
    const { EMBEDDED_DATABASE, migrateDatabase } = await import('./migrate.mjs');
    if (!databaseUrl) {
      say('starting PostgreSQL');
      this.#postgresStart = startPostgres({ dataDir, onNote: say });
      this.#postgres = await this.#postgresStart;
      if (isHalfLoaded(dataDir)) {
        say('an earlier start was cut off while it loaded the demo: starting it again');
        await dropDatabase(this.#postgres, EMBEDDED_DATABASE);
      }
      await createDatabase(this.#postgres, EMBEDDED_DATABASE);
    }
    const url = databaseUrl ?? this.#postgres.url(EMBEDDED_DATABASE);
    const applied = await migrateDatabase(url);
    if (applied.length > 0) say(`applied ${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}`);
    return url;
  }

  async #serve({ dataDir, port }, env) {
    const { supervise } = await import('./supervise.mjs');
    say('starting server and workers');
    let givenUp = null;
    for (const name of ['server', 'workers']) {
      this.#children.push(
        supervise({
          name,
          script: inRoot('dist', name, 'main.js'),
          env,
          log: join(dataDir, 'logs', `${name}.log`),
          onPid: (pid) => this.#note(name, pid),
          onWarning: (line) => console.warn(line),
          onGivenUp: (reason) => {
            givenUp = new Halt(reason);
            void this.fail(givenUp);
          },
        }),
      );
    }
    const until = Date.now() + HEALTH_TIMEOUT_MS;
    while (!(await isHealthy(port))) {
      if (this.#finishing || givenUp) await new Promise(() => {});
      if (Date.now() > until) {
        throw new Halt(
          `The server does not answer on port ${port} after ${HEALTH_TIMEOUT_MS / 1000} s: see ${join(dataDir, 'logs', 'server.log')}.`,
        );
      }
      await delay(100);
    }
  }

  /** Which process is which, for tests and people who look for one. */
  #note(name, pid) {
    this.#pids[name] = pid;
    const state = { supervisor: process.pid, postgres: this.#postgres?.pid ?? null, ...this.#pids };
    writeFileSync(this.#stateFile, JSON.stringify(state));
  }

  /** Says why, once, and ends with exit code 1. */
  fail(error) {
    if (!this.#finishing) console.error(`\n${explain(error)}`);
    return this.finish(1);
  }

  /** Ends everything and this process; the first reason to do so gives the exit code. */
  async finish(code) {
    this.#finishing ??= this.#endAll(code);
    await this.#finishing;
  }

  /** Children first, within their time, then PostgreSQL. */
  async #endAll(code) {
    if (this.#children.length > 0 && code === 0) console.log('\nstopping …');
    endRunning();
    await Promise.all(this.#children.map((child) => child.stop(CHILD_STOP_MS)));
    const postgres = await this.#postgresStart?.catch(() => null);
    await postgres?.stop();
    if (this.#stateFile) rmSync(this.#stateFile, { force: true });
    this.#unlock();
    process.exit(code);
  }

  /** For who does not want to wait: the children at once; PostgreSQL still writes what it holds. */
  kill() {
    for (const child of this.#children) child.kill();
  }
}

function readSettings() {
  const text = process.env.PORT?.trim() || '4000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Halt(`PORT is '${text}', which is no port: give a number from 1 to 65535.`);
  }
  const databaseUrl = process.env.DATABASE_URL?.trim() || null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Halt('DATABASE_URL must begin with postgresql:// : mend it, or unset it for the embedded database.');
  }
  return {
    port,
    dataDir: dataDirFrom(),
    databaseUrl,
    isEmbedded: !databaseUrl,
    isProduction: process.env.NODE_ENV === 'production',
    publicUrl: process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || `http://localhost:${port}`,
  };
}

function childEnv({ port, dataDir, publicUrl, isEmbedded, isProduction }, databaseUrl) {
  const env = {
    ...(isEmbedded && !isProduction ? DEMO_BRAND : {}),
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    HOMOLOGA_ROOT: ROOT,
  };
  if (isEmbedded) env.EMBEDDED = '1';
  else delete env.EMBEDDED;
  return env;
}

async function isHealthy(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

function welcome({ publicUrl, isProduction, isEmbedded, dataDir }, accounts, installed) {
  const showsMail = !process.env.SMTP_URL && !isProduction;
  const lines = [
    '',
    `  Homologa runs at   ${publicUrl}`,
    '',
    `  Console            ${publicUrl}/`,
    `  Onboarding         ${publicUrl}/onboarding`,
    ...(showsMail ? [`  Captured mail      ${publicUrl}/mailbox`] : []),
    `  API                ${publicUrl}/api/docs`,
    '',
    ...accounts.map((email, index) => `  ${index === 0 ? 'Sign in as' : '          '}         ${email}`),
    ...(accounts.length > 0 ? ['  Password           homologa-demo', ''] : []),
    `  Data and logs      ${dataDir}${isEmbedded ? '' : ' (the database is the one of DATABASE_URL)'}`,
    `  Ctrl-C stops it${installed ? '; the next start takes seconds' : ''}.`,
    '',
  ];
  console.log(lines.join('\n'));
}
