import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes.mjs';
import { programEnv, rights } from './postgres-cluster.mjs';
import { databaseUser, makePrivateDir, temporaryDir } from './postgres-home.mjs';

/** Folder of the PostgreSQL packages of Debian and its derivatives, with a subfolder for each major version. */
const INSTALLED = '/usr/lib/postgresql';
const LIMIT_MS = 120_000;

/**
 * PostgreSQL versions installed on this machine, for tests with other versions than the embedded one.
 * @returns {{version: string, bin: string}[]}
 */
export function machinePostgres() {
  if (!existsSync(INSTALLED)) return [];
  return readdirSync(INSTALLED)
    .map((version) => ({ version, bin: join(INSTALLED, version, 'bin') }))
    .filter(({ bin }) => existsSync(join(bin, 'initdb')));
}

/**
 * Starts a temporary cluster of an installed version, without durability and without passwords.
 * @param {string} bin
 * @returns {Promise<{url: (name: string) => string, stop: () => Promise<void>}>}
 */
export async function startMachinePostgres(bin) {
  const user = databaseUser();
  const home = temporaryDir(user);
  const data = join(home, 'data');
  makePrivateDir(data, user);
  const port = await freePort();
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const { status, stderr, error } = spawnSync(join(bin, program), args, {
      cwd: data,
      env: programEnv(),
      encoding: 'utf8',
      // pg_ctl leaves a server running that would keep a pipe open.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
      timeout: LIMIT_MS,
      ...rights(user),
    });
    if (error || status !== 0) throw new Error(`${program}: ${error?.message ?? stderr ?? `ended with ${status}`}`);
  };
  run('initdb', '--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  const settings = ['-c listen_addresses=127.0.0.1', '-c fsync=off', `-c unix_socket_directories=${data}`];
  run(
    'pg_ctl',
    '--pgdata',
    data,
    '--wait',
    '--log',
    join(data, 'server.log'),
    '-o',
    [`-p ${port}`, ...settings].join(' '),
    'start',
  );
  return {
    url: (name) => `postgresql://postgres:none@127.0.0.1:${port}/${encodeURIComponent(name)}`,
    async stop() {
      run('pg_ctl', '--pgdata', data, '--wait', '--mode=immediate', 'stop');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
