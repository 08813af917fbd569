import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockHolder, takeLock } from '../product/lock-file.mjs';
import { Halt } from '../say';
import type { SystemUser } from './postgres-home';

// Settings for small machines: 128 MB of shared memory, no JIT, and no parallel plans, which need /dev/shm. 200
// connections, because each queue, worker and event stream has a connection of its own.
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
  // Errors are logged without the statement, its parameters and the offending row, because they may contain personal
  // data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
const UNDURABLE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' };

interface State {
  port: number | null;
  password: string;
  /** Path of the cluster relative to DATA_DIR. Earlier versions may have stored the cluster in another place. */
  cluster: string;
}

export interface Home extends State {
  /** The user that runs PostgreSQL; null means the current user. */
  user: SystemUser | null;
  settings: Record<string, string>;
  log: string;
  remember: (port: number) => void;
  release: () => void;
}

export const postgresOwner = (dataDir: string) => lockHolder(join(dataDir, 'postgres.lock'));

const stateFile = (dataDir: string) => join(dataDir, 'postgres.json');

/** Reads port and password from postgres.json beside the cluster. */
export const rememberedState = (dataDir: string): State => JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));

/** Removes the port from the data of a stopped server, so that servers of copies do not begin with one port. */
export function forgetPort(dataDir: string): void {
  writeFileSync(stateFile(dataDir), JSON.stringify({ ...rememberedState(dataDir), port: null }), { mode: 0o600 });
}

const newState = (): State => ({ port: null, password: randomBytes(24).toString('hex'), cluster: 'postgres' });

/**
 * Returns the cluster in DATA_DIR, locked for this process. A cluster that is not durable may lose writes when the
 * machine stops.
 */
export function persistentHome(dataDir: string, user: SystemUser | null, isDurable: boolean): Home {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataDir, 'postgres.lock'));
  if (!release) {
    throw new Halt(
      `The database in ${dataDir} is already in use by process ${postgresOwner(dataDir)?.pid ?? '?'}: stop that one, or choose another folder with DATA_DIR.`,
    );
  }
  try {
    const state = stateOf(dataDir);
    const file = stateFile(dataDir);
    const remember = (port: number | null) => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...state, port }), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    };
    remember(state.port);
    const cluster = resolve(dataDir, state.cluster);
    return {
      ...state,
      cluster,
      user: user && (ownerOf(cluster) ?? user),
      settings: isDurable ? SETTINGS : { ...SETTINGS, ...UNDURABLE_SETTINGS },
      log: join(dataDir, 'logs', 'postgres.log'),
      remember,
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Returns the stored state, because a new password would not open an existing cluster. Returns a new state only for a
 * new cluster.
 */
function stateOf(dataDir: string): State {
  const file = stateFile(dataDir);
  if (existsSync(file)) return rememberedState(dataDir);
  const state = newState();
  const cluster = resolve(dataDir, state.cluster);
  if (!holdsCluster(cluster)) return state;
  throw new Halt(
    `The database in ${cluster} cannot be opened, because ${file}, which holds its password, is missing: put that file back, or move ${cluster} away to begin with an empty database.`,
  );
}

/** True if a folder contains a cluster; false for an empty folder, such as a new mounted volume. */
export const holdsCluster = (cluster: string) => existsSync(join(cluster, 'PG_VERSION'));

/**
 * Returns the owner of the cluster: PostgreSQL runs only as the user who created it, who may differ from the current
 * user.
 */
function ownerOf(cluster: string): SystemUser | null {
  const { uid = 0, gid = 0 } = statSync(cluster, { throwIfNoEntry: false }) ?? {};
  return uid === 0 ? null : { uid, gid };
}

export function temporaryHome(user: SystemUser | null): Home {
  const dir = mkdtempSync(join(tmpdir(), 'homologa-postgres-'));
  // Gives the folder to PostgreSQL's user: initdb of PostgreSQL 15 changes to another directory and back by path, for
  // which this user needs access to the folder.
  if (user) chownSync(dir, user.uid, user.gid);
  return {
    ...newState(),
    cluster: join(dir, 'cluster'),
    user,
    settings: { ...SETTINGS, ...UNDURABLE_SETTINGS },
    log: join(dir, 'postgres.log'),
    remember() {},
    release: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
