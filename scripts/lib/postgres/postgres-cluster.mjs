import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Halt } from '../say.mjs';
import { makePrivateDir } from './postgres-home.mjs';

const SUPERUSER = 'postgres';
const INIT_TIMEOUT_MS = 120_000;

/** @typedef {import('./postgres-state.mjs').Home} Home */

/**
 * @param {string} password
 * @param {number} port
 * @param {string} database
 */
export const urlOf = (password, port, database) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** @param {import('./postgres-home.mjs').SystemUser | null} user */
export const rights = (user) => (user === null ? {} : { uid: user.uid, gid: user.gid });

/** Environment of PostgreSQL's programs, without PGDATA, PGPORT and similar variables of the shell. */
export function programEnv() {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'];
  /** @type {NodeJS.ProcessEnv} */
  const env = { LC_ALL: 'C', LC_MESSAGES: 'C' };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}

/**
 * Working directory and data directory of a PostgreSQL program. If its user may not enter the parent folders, the
 * program starts inside the cluster and uses relative paths.
 * @param {string} cluster
 * @param {boolean} isHidden
 */
export const placeOf = (cluster, isHidden) =>
  isHidden ? { cwd: cluster, dir: '/proc/self/cwd' } : { cwd: dirname(cluster), dir: cluster };

/**
 * @param {string} programs
 * @param {Home} home
 */
export function initialise(programs, { cluster, password, user, isHidden }) {
  // Created under a temporary name and renamed, so that an interrupted initdb leaves no incomplete cluster.
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.pw`;
  const { cwd, dir } = placeOf(unfinished, isHidden);
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateDir(unfinished, user);
  /** @type {number | undefined} */
  let opened;
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    opened = openSync(passwordFile, 'r');
    const made = spawnSync(
      join(programs, 'bin', 'initdb'),
      [
        `--pgdata=${dir}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${isHidden ? '/proc/self/fd/0' : passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=und',
        '--no-instructions',
      ],
      {
        cwd,
        env: programEnv(),
        encoding: 'utf8',
        stdio: [opened, 'pipe', 'pipe'],
        timeout: INIT_TIMEOUT_MS,
        ...rights(user),
      },
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
    if (opened !== undefined) closeSync(opened);
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** @param {string} text */
export function reasonIn(text) {
  const lines = text.split('\n');
  const said = lines.filter((line) => /(FATAL|PANIC|error|ERROR):/.test(line));
  const hint = lines.filter((line) => /HINT:/.test(line)).at(-1);
  const words = [said.at(-1) ?? lines.filter((line) => line.trim()).at(-1), hint];
  const plain = words.map((line) => line?.replace(/^.*?(?:FATAL|PANIC|ERROR|error|HINT|LOG):\s*/, '').trim());
  return plain.filter(Boolean).join(' ') || null;
}
