import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { delay, openLog, waitForEnd } from '../processes';
import { withClient } from './databases';
import { reasonIn, startOf, urlOf } from './postgres-cluster';
import type { Home } from './postgres-state';

const START_TIMEOUT_MS = 120_000;

export interface ServerProcess {
  /** Process id; 0 if the process could not be started. */
  pid: number;
  /** Resolves with null once PostgreSQL accepts connections, or with the reason why it failed to start. */
  started: Promise<string | null>;
  /** Resolves with the reason why PostgreSQL's process ended. */
  over: Promise<string>;
}

/** Starts the server. The caller must ensure that no other process uses the cluster. */
export function launch(programs: string, home: Home, port: number): ServerProcess {
  const log = openLog(home.log);
  const logStart = statSync(home.log).size;
  const flags = Object.entries({ ...home.settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { dir, options } = startOf(home.cluster, home.user);
  // Starts in a separate process group, because Ctrl-C signals the terminal's whole group, but the database must stop
  // last.
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', dir, ...flags], {
    ...options,
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  child.unref();
  const { pid = 0 } = child;
  const ended: { as: string | null } = { as: null };
  const over = new Promise<string>((done) => {
    const end = (as: string) => {
      ended.as = as;
      done(as);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `killed by ${signal}` : `ended with code ${code}`));
  });
  const untilItAnswers = async () => {
    const until = Date.now() + START_TIMEOUT_MS;
    while (ended.as === null && Date.now() < until) {
      if (await answers(home.password, port)) return null;
      await delay(40);
    }
    if (ended.as === null) await stopProcess(pid);
    const written = readFileSync(home.log).subarray(logStart).toString('utf8');
    return reasonIn(written) ?? ended.as ?? `it did not answer within ${START_TIMEOUT_MS / 1000} s`;
  };
  return { pid, over, started: untilItAnswers() };
}

const answers = (password: string, port: number) =>
  withClient(urlOf(password, port, 'postgres'), (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );

/**
 * Stops the server by PostgreSQL's fast shutdown, which disconnects clients and writes everything to disk. Kills a
 * server that hangs.
 */
export const stopProcess = (pid: number) =>
  endWith(pid, [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);

async function endWith(pid: number, steps: [NodeJS.Signals, patienceMs: number][]) {
  if (pid <= 1) return; // a signal to 0 would reach our own process group
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // already ended
    }
    if (await waitForEnd(pid, patience)) return;
  }
}

/**
 * Ends processes that a crash has left on a cluster: the server if its parent was killed, or the server's child
 * processes if the server was killed. PostgreSQL does not start while they run, or while its pid file contains the id
 * of any living process.
 */
export async function endLeftover(cluster: string) {
  if (!existsSync(cluster)) return;
  for (const pid of processesOn(realpathSync(cluster))) {
    await endWith(pid, [
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ]);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function processesOn(cluster: string): number[] {
  if (process.platform !== 'linux') return serverOn(cluster);
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      // True only for PostgreSQL, because a shell may also have the cluster as its working directory.
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch {
      return false; // ended, or owned by another user
    }
  });
}

/** Reads the process id from the pid file; empty if another process now has that id. */
function serverOn(cluster: string): number[] {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.includes(cluster)
    ? [pid]
    : [];
}
