import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { lockHolder, takeLock } from '../product/lock-file.mjs';
import { Halt } from '../say.mjs';
import { isReachable, stagedClusterDir, temporaryDir } from './postgres-home.mjs';

// For small machines: 128 MB of shared memory, no JIT, no parallel plans (they need /dev/shm). 200 connections, because
// each queue, worker and event stream has its own.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors are logged without the statement, its parameters and the offending row: they may contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
const UNDURABLE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' };

/** Linux can start a program in a working directory whose parents the user may not enter. */
const CAN_START_WITHIN = process.platform === 'linux';

/** @typedef {import('./postgres-home.mjs').SystemUser} SystemUser */
/** @typedef {{port: number | null, password: string, cluster: string}} State */
/**
 * Location and start parameters of a cluster.
 * @typedef {object} Home
 * @property {string} cluster
 * @property {string} password
 * @property {number | null} port port of the last start
 * @property {SystemUser | null} user system user that runs PostgreSQL; null means the current user
 * @property {boolean} isHidden the user may not enter a parent folder of the cluster
 * @property {Record<string, string>} settings
 * @property {boolean} kept false if release() removes the cluster
 * @property {string} log
 * @property {(port: number) => void} remember
 * @property {() => void} release
 */

/**
 * The living process that runs the embedded PostgreSQL of `dataDir`, or null.
 * @param {string} dataDir
 */
export const postgresOwner = (dataDir) => lockHolder(join(dataDir, 'postgres.lock'));

/**
 * @param {string} dataDir
 * @returns {State}
 */
export const rememberedState = (dataDir) => JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));

/**
 * Cluster in DATA_DIR, locked for this process. Port and password are stored in postgres.json beside it (mode 600).
 * @param {string} dataDir
 * @param {SystemUser | null} user
 * @param {(text: string) => void} onNote
 * @param {{isDurable: boolean}} options `isDurable: false` may lose recent writes when the machine stops
 * @returns {Home}
 */
export function persistentHome(dataDir, user, onNote, { isDurable }) {
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const unlock = takeLock(join(dataDir, 'postgres.lock'));
  if (!unlock) {
    const holder = postgresOwner(dataDir);
    throw new Halt(
      `The database in ${dataDir} is already in use by process ${holder?.pid ?? '?'}: stop that one, or choose another folder with DATA_DIR.`,
    );
  }
  try {
    const stateFile = join(dataDir, 'postgres.json');
    const state = readState(stateFile, dataDir, user);
    if (isAbsolute(state.cluster)) {
      onNote(`the database is kept outside ${dataDir}, in ${state.cluster}: a backup or a removal has to take both`);
    }
    const cluster = isAbsolute(state.cluster) ? state.cluster : join(dataDir, state.cluster);
    const owner = ownerOf(cluster, user);
    const isHidden = !isReachable(owner, dirname(cluster));
    const save = () => {
      writeFileSync(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${stateFile}.new`, stateFile);
    };
    save();
    return {
      cluster,
      password: state.password,
      port: state.port,
      user: owner,
      isHidden,
      settings: isDurable ? SETTINGS : { ...SETTINGS, ...UNDURABLE_SETTINGS },
      kept: true,
      log: join(dataDir, 'logs', 'postgres.log'),
      remember(port) {
        if (state.port === port) return;
        state.port = port;
        save();
      },
      release: unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * @param {string} stateFile
 * @param {string} dataDir
 * @param {SystemUser | null} user
 * @returns {State}
 */
function readState(stateFile, dataDir, user) {
  if (existsSync(stateFile)) return rememberedState(dataDir);
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Halt(
      `${stateFile}, which holds the password of the database beside it, is missing: put it back, or remove ${dataDir} to begin anew.`,
    );
  }
  const state = { port: null, password: randomBytes(24).toString('hex'), cluster: 'postgres' };
  if (!CAN_START_WITHIN && !isReachable(user, dataDir)) state.cluster = stagedClusterDir(dataDir);
  return state;
}

/**
 * As root, PostgreSQL runs as the owner of an existing cluster.
 * @param {string} cluster
 * @param {SystemUser | null} user
 * @returns {SystemUser | null}
 */
function ownerOf(cluster, user) {
  if (user === null || !existsSync(cluster)) return user;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? user : { name: `user ${uid}`, uid, gid };
}

/**
 * Cluster in a temporary folder, which release() removes.
 * @param {SystemUser | null} user
 * @returns {Home}
 */
export function temporaryHome(user) {
  const dir = temporaryDir(user);
  return {
    cluster: join(dir, 'cluster'),
    password: randomBytes(24).toString('hex'),
    port: null,
    user,
    isHidden: false,
    settings: { ...SETTINGS, ...UNDURABLE_SETTINGS },
    kept: false,
    log: join(dir, 'postgres.log'),
    remember() {},
    release: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
