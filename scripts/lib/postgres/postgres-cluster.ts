import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt } from '../say';
import type { SystemUser } from './postgres-home';
import type { Home } from './postgres-state';

const SUPERUSER = 'postgres';
const INIT_TIMEOUT_MS = 120_000;
/** Name of the folder in which a new cluster is created if the folder of the cluster already exists. */
const FILLING = '.homologa-new';
const VERSION_FILE = 'PG_VERSION';

export const urlOf = (password: string, port: number, database: string) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** Returns the environment of PostgreSQL's programs, without PGDATA, PGPORT and similar variables of the shell. */
function programEnv(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TZ, SystemRoot } = process.env;
  return { LC_ALL: 'C', LC_MESSAGES: 'C', PATH, TMPDIR, TZ, SystemRoot };
}

/**
 * Returns the working directory and the cluster path with which a PostgreSQL program is started. A user other than root
 * may be unable to enter the folders above the cluster, so the program starts inside it.
 */
export function startOf(cluster: string, user: SystemUser | null) {
  if (user === null) return { dir: cluster, options: { cwd: dirname(cluster), env: programEnv() } };
  return { dir: '/proc/self/cwd', options: { cwd: cluster, env: programEnv(), uid: user.uid, gid: user.gid } };
}

export function initialise(programs: string, { cluster, password, user }: Home) {
  // Creates the cluster under a temporary name and renames it, so that an interrupted initdb leaves no incomplete
  // cluster. An existing folder may be a mounted volume, which cannot be replaced; then the cluster is created inside
  // the folder and its files are moved up.
  const isFilled = existsSync(cluster);
  const unfinished = isFilled ? join(cluster, FILLING) : `${cluster}.new`;
  const passwordFile = `${cluster}.pw`;
  const { dir, options } = startOf(unfinished, user);
  rmSync(unfinished, { recursive: true, force: true });
  if (isFilled) refuseForeign(cluster);
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  const opened = openSync(passwordFile, 'r');
  try {
    const args = [
      `--pgdata=${dir}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${user ? '/proc/self/fd/0' : passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-instructions',
    ];
    const { error, status, stderr } = spawnSync(join(programs, 'bin', 'initdb'), args, {
      ...options,
      encoding: 'utf8',
      stdio: [opened, 'ignore', 'pipe'],
      timeout: INIT_TIMEOUT_MS,
    });
    if (error || status !== 0) {
      const reason = reasonIn(stderr ?? '') ?? error?.message ?? `initdb ended with code ${status}`;
      throw new Halt(`The embedded PostgreSQL cannot make its database folder ${cluster}: ${reason}`);
    }
    if (isFilled) fill(cluster, unfinished, user);
    else renameSync(unfinished, cluster);
  } finally {
    closeSync(opened);
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function refuseForeign(cluster: string) {
  const foreign = readdirSync(cluster).filter((name) => name !== 'lost+found');
  if (foreign.length === 0) return;
  throw new Halt(
    `${cluster} holds no PostgreSQL database but other files (${foreign.slice(0, 3).join(', ')}): empty that folder, or choose another one with DATA_DIR.`,
  );
}

/**
 * Moves a new cluster into its folder. The file PG_VERSION comes last, because a folder with this file counts as a
 * complete cluster.
 */
function fill(cluster: string, unfinished: string, user: SystemUser | null) {
  chmodSync(cluster, 0o700);
  if (user) chownSync(cluster, user.uid, user.gid);
  const names = readdirSync(unfinished).filter((name) => name !== VERSION_FILE);
  for (const name of [...names, VERSION_FILE]) renameSync(join(unfinished, name), join(cluster, name));
}

/** Returns the last error that PostgreSQL wrote, with its hint. */
export function reasonIn(text: string) {
  const lines = text.split('\n').filter((line) => line.trim());
  const lastOf = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).at(-1);
  const words = [lastOf(/(FATAL|PANIC|error|ERROR):/) ?? lines.at(-1), lastOf(/HINT:/)];
  const plain = words.map((line) => line?.replace(/^.*?(?:FATAL|PANIC|ERROR|error|HINT|LOG):\s*/, '').trim());
  return plain.filter(Boolean).join(' ') || null;
}
