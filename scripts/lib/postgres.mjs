import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withClient } from './databases.mjs';
import { databaseUser, makePrivateDir, reachableBinaries } from './postgres-home.mjs';
import { persistentHome, postgresOwner, rememberedState, temporaryHome } from './postgres-state.mjs';
import { delay, freePort, isAlive, waitForEnd } from './processes.mjs';
import { Halt } from './say.mjs';

const SUPERUSER = 'postgres';
const START_TIMEOUT_MS = 120_000;
const FAST_STOP_MS = 30_000;
const KEPT_LOG_BYTES = 10_000_000;

/** @typedef {{dataDir: string, ephemeral?: false, onNote?: (text: string) => void} | {ephemeral: true}} StartOptions */
/** @typedef {import('./postgres-state.mjs').Home} Home */
/**
 * @typedef {{port: number, pid: number, url: (database: string) => string, stop: () => Promise<void>}} RunningPostgres
 */

/**
 * The address of a database of the embedded PostgreSQL that already runs for `dataDir`, or null.
 * @param {string} dataDir
 * @param {string} database
 */
export function runningUrl(dataDir, database) {
  if (!postgresOwner(dataDir)) return null;
  const { password, port } = rememberedState(dataDir);
  return port ? urlOf(password, port, database) : null;
}

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 and waits until it answers.
 * Persistent in `dataDir` (port and password are remembered in postgres.json there, mode 600), or with
 * `ephemeral: true` in a temporary folder without durability, removed by stop().
 * @param {StartOptions} options
 * @returns {Promise<RunningPostgres>}
 * @throws {Halt} with PostgreSQL's own reason when it does not start, or when `dataDir` is in use.
 */
export async function startPostgres(options) {
  const user = databaseUser();
  const home = options.ephemeral
    ? temporaryHome(user)
    : persistentHome(resolve(options.dataDir), user, options.onNote ?? (() => {}));
  try {
    return await startAt(home);
  } catch (error) {
    home.release();
    throw error;
  }
}

/**
 * @param {Home} home
 * @returns {Promise<RunningPostgres>}
 */
async function startAt(home) {
  const programs = reachableBinaries(home.user);
  await endLeftover(home.cluster);
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) initialise(programs, home);

  let { port } = home;
  for (let attempt = 0; ; attempt += 1) {
    port ??= await freePort();
    const chosen = port;
    const { pid, reason } = await launch(programs, home, chosen);
    if (reason === null) {
      home.remember(chosen);
      const url = (/** @type {string} */ database) => urlOf(home.password, chosen, database);
      /** @type {Promise<void> | undefined} */
      let stopping;
      const stop = () => {
        stopping ??= stopProcess(pid).finally(() => home.release());
        return stopping;
      };
      return { port: chosen, pid, url, stop };
    }
    // The remembered port went to another program meanwhile: take a new one.
    const portTaken = /could not bind|address already in use|could not create any TCP/i.test(reason);
    if (!portTaken || attempt === 4) {
      throw new Halt(`The embedded PostgreSQL does not start: ${reason}${home.kept ? ` (log: ${home.log})` : ''}`);
    }
    port = null;
  }
}

/**
 * @param {string} password
 * @param {number} port
 * @param {string} database
 */
const urlOf = (password, port, database) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** @param {import('./postgres-home.mjs').SystemUser | null} user */
const rights = (user) => (user === null ? {} : { uid: user.uid, gid: user.gid });

/** What a PostgreSQL program sees: none of our variables (PGDATA, PGPORT … would change its mind). */
function programEnv() {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'];
  /** @type {NodeJS.ProcessEnv} */
  const env = { LC_ALL: 'C', LC_MESSAGES: 'C' };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}

/**
 * @param {string} programs
 * @param {Home} home
 */
function initialise(programs, { cluster, password, user }) {
  // Made beside and renamed when it is whole: an initdb that is cut off leaves nothing that looks like a cluster.
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.pw`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateDir(unfinished, user);
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const made = spawnSync(
      join(programs, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=und',
        '--no-instructions',
      ],
      { cwd: dirname(unfinished), env: programEnv(), encoding: 'utf8', timeout: START_TIMEOUT_MS, ...rights(user) },
    );
    if (made.error || made.status !== 0) {
      const reason = reasonIn(made.stderr ?? '') ?? made.error?.message ?? `initdb ended with code ${made.status}`;
      const remedy = /look up effective user/.test(reason)
        ? '. Run it as a user that this machine knows by name, or give a database with DATABASE_URL.'
        : '';
      throw new Halt(`The embedded PostgreSQL cannot make its database folder ${cluster}: ${reason}${remedy}`);
    }
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * PostgreSQL's own words for why it gave up, in one line.
 * @param {string} text
 */
function reasonIn(text) {
  const lines = text.split('\n');
  const said = lines.filter((line) => /(FATAL|PANIC|error|ERROR):/.test(line));
  const hint = lines.filter((line) => /HINT:/.test(line)).at(-1);
  const words = [said.at(-1) ?? lines.filter((line) => line.trim()).at(-1), hint];
  const plain = words.map((line) => line?.replace(/^.*?(?:FATAL|PANIC|ERROR|error|HINT|LOG):\s*/, '').trim());
  return plain.filter(Boolean).join(' ') || null;
}

/**
 * @param {string} programs
 * @param {Home} home
 * @param {number} port
 * @returns {Promise<{pid: number, reason: string | null}>} `reason`: why it does not run
 */
async function launch(programs, home, port) {
  if ((statSync(home.log, { throwIfNoEntry: false })?.size ?? 0) > KEPT_LOG_BYTES)
    renameSync(home.log, `${home.log}.1`);
  const log = openSync(home.log, 'a', 0o600);
  const logStart = statSync(home.log).size;
  const flags = Object.entries({ ...home.settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A group of its own: Ctrl-C reaches the terminal's whole group, and the database must be the last to stop.
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', home.cluster, ...flags], {
    cwd: dirname(home.cluster),
    env: programEnv(),
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...rights(home.user),
  });
  closeSync(log);
  /** @type {{ended: string | null}} */
  const state = { ended: null };
  child.once('error', (error) => {
    state.ended = error.message;
  });
  child.once('exit', (code, signal) => {
    state.ended ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  child.unref();

  const { pid = 0 } = child;
  const until = Date.now() + START_TIMEOUT_MS;
  while (state.ended === null && Date.now() < until) {
    if (await answers(home.password, port)) return { pid, reason: null };
    await delay(40);
  }
  if (state.ended === null && pid) await stopProcess(pid);
  const written = readFileSync(home.log, 'utf8').slice(logStart);
  return { pid, reason: reasonIn(written) ?? state.ended ?? `it did not answer within ${START_TIMEOUT_MS / 1000} s` };
}

/**
 * @param {string} password
 * @param {number} port
 */
async function answers(password, port) {
  try {
    await withClient(urlOf(password, port, 'postgres'), (client) => client.query('SELECT 1'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Fast shutdown (clients are cut off, everything is written), and harder when that takes too long.
 * @param {number} pid
 */
async function stopProcess(pid) {
  const steps = /** @type {const} */ ([
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
  for (const [signal, patience] of steps) {
    if (!isAlive(pid)) return;
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else {
      try {
        process.kill(pid, signal);
      } catch {
        return;
      }
    }
    if (await waitForEnd(pid, patience)) return;
  }
}

/**
 * After a crash of ours the server may still run, or its pid file may name a process that is long another one.
 * @param {string} cluster
 */
async function endLeftover(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (servesCluster(pid, cluster)) await stopProcess(pid);
  rmSync(file, { force: true });
}

/**
 * @param {number} pid
 * @param {string} cluster
 */
function servesCluster(pid, cluster) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
    return listed.status === 0 && listed.stdout.includes(cluster);
  }
}
