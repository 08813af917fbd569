import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { delay, isAlive, waitForEnd } from '../processes.mjs';
import { withClient } from './databases.mjs';
import { placeOf, programEnv, reasonIn, rights, urlOf } from './postgres-cluster.mjs';

const START_TIMEOUT_MS = 120_000;
const FAST_STOP_MS = 30_000;
const LEFTOVER_MS = 5_000;
const KEPT_LOG_BYTES = 10_000_000;

/** @typedef {import('./postgres-state.mjs').Home} Home */
/**
 * A server process on a cluster. `over` resolves with how the process ended; `started` resolves with null, or with the
 * reason if it does not run.
 * @typedef {{pid: number, over: Promise<string>, started: Promise<string | null>}} ServerProcess
 */

/**
 * Starts PostgreSQL on a cluster. No other process may use the cluster.
 * @param {string} programs
 * @param {Home} home
 * @param {number} port
 * @returns {ServerProcess}
 */
export function launch(programs, home, port) {
  if ((statSync(home.log, { throwIfNoEntry: false })?.size ?? 0) > KEPT_LOG_BYTES)
    renameSync(home.log, `${home.log}.1`);
  const log = openSync(home.log, 'a', 0o600);
  const logStart = statSync(home.log).size;
  const flags = Object.entries({ ...home.settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C signals the terminal's whole group, but the database must stop last.
  const { cwd, dir } = placeOf(home.cluster, home.isHidden);
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', dir, ...flags], {
    cwd,
    env: programEnv(),
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...rights(home.user),
  });
  closeSync(log);
  /** @type {{ended: string | null}} */
  const state = { ended: null };
  /** @type {Promise<string>} */
  const over = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ? `killed by ${signal}` : `ended with code ${code}`));
  });
  void over.then((how) => {
    state.ended = how;
  });
  child.unref();
  const { pid = 0 } = child;
  const untilItAnswers = async () => {
    const until = Date.now() + START_TIMEOUT_MS;
    while (state.ended === null && Date.now() < until) {
      if (await answers(home.password, port)) return null;
      await delay(40);
    }
    if (state.ended === null && pid) await stopProcess(pid);
    const written = readFileSync(home.log).subarray(logStart).toString('utf8');
    return reasonIn(written) ?? state.ended ?? `it did not answer within ${START_TIMEOUT_MS / 1000} s`;
  };
  return { pid, over, started: untilItAnswers() };
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
 * Fast shutdown: disconnects clients and writes everything. Escalates to SIGQUIT and SIGKILL after timeouts.
 * @param {number} pid 0 if the process never started: a signal to 0 would reach our own process group
 */
export async function stopProcess(pid) {
  if (!(pid > 1)) return;
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
 * Ends processes that survived a crash. After a crash of the supervisor the server may still run, or its pid file may
 * name an unrelated process. After a crash of the server its child processes may still run, and PostgreSQL does not
 * start before they have ended.
 * @param {string} cluster
 */
export async function endLeftover(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid)) {
    if (servesCluster(pid, cluster)) await stopProcess(pid);
    rmSync(file, { force: true });
  }
  for (const orphan of processesIn(cluster)) {
    for (const signal of /** @type {const} */ (['SIGQUIT', 'SIGKILL'])) {
      try {
        process.kill(orphan, signal);
      } catch {
        break; // already ended
      }
      if (await waitForEnd(orphan, LEFTOVER_MS)) break;
    }
  }
}

/**
 * PostgreSQL processes whose working directory is the cluster; only Linux tells.
 * @param {string} cluster
 */
function processesIn(cluster) {
  if (process.platform !== 'linux') return [];
  const home = realpathSync(cluster);
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      // Excludes shells and other programs whose working directory is the cluster.
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === home;
    } catch {
      return false; // ended, or owned by another user
    }
  });
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
