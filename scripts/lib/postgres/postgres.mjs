import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../processes.mjs';
import { Halt } from '../say.mjs';
import { initialise, urlOf } from './postgres-cluster.mjs';
import { databaseUser, reachableBinaries } from './postgres-home.mjs';
import { endLeftover, launch, stopProcess } from './postgres-process.mjs';
import { persistentHome, postgresOwner, rememberedState, temporaryHome } from './postgres-state.mjs';

const MAX_PORTS = 5;

/**
 * @typedef {{dataDir: string, isDurable?: boolean, ephemeral?: false, onNote?: (text: string) => void}
 *   | {ephemeral: true}} StartOptions
 */
/** @typedef {import('./postgres-state.mjs').Home} Home */
/**
 * `over` resolves with how the current process ended, `stop` included. `startAgain` starts a new process on the same
 * port and returns the reason if it does not run, otherwise null.
 * @typedef {{port: number, readonly pid: number, url: (database: string) => string, stop: () => Promise<void>,
 *   over: () => Promise<string>, startAgain: () => Promise<string | null>}} RunningPostgres
 */

/**
 * URL of a database in the embedded PostgreSQL that already runs for `dataDir`, or null.
 * @param {string} dataDir
 * @param {string} database
 */
export function runningUrl(dataDir, database) {
  if (!postgresOwner(dataDir)) return null;
  const { password, port } = rememberedState(dataDir);
  return port ? urlOf(password, port, database) : null;
}

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 and waits until it accepts connections. Persistent in `dataDir`
 * (postgres.json stores port and password, mode 600); with `ephemeral: true` in a temporary folder without durability,
 * which stop() removes.
 * @param {StartOptions} options
 * @returns {Promise<RunningPostgres>}
 * @throws {Halt} with PostgreSQL's own reason if it does not start, or if `dataDir` is in use
 */
export async function startPostgres(options) {
  const user = databaseUser();
  const home = options.ephemeral
    ? temporaryHome(user)
    : persistentHome(resolve(options.dataDir), user, options.onNote ?? (() => {}), {
        isDurable: options.isDurable ?? true,
      });
  try {
    return await startAt(home);
  } catch (error) {
    home.release();
    throw error;
  }
}

/**
 * Error text for a cluster of another major version of PostgreSQL, which this version cannot read.
 * @param {Home} home
 */
const olderMajor = ({ cluster }) =>
  `The database in ${cluster} was made by PostgreSQL ${readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()}, which ` +
  'this version of Homologa does not bring. Go back to the version that made it and run ' +
  '"npm run homologa -- db backup <folder>", then come back to this one and run ' +
  '"DATA_DIR=<a new folder> npm run homologa -- db restore <folder>".';

/**
 * @param {Home} home
 * @returns {Promise<RunningPostgres>}
 */
async function startAt(home) {
  const programs = reachableBinaries(home.user);
  await endLeftover(home.cluster);
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) initialise(programs, home);

  let { port } = home;
  for (let attempt = 1; ; attempt += 1) {
    port ??= await freePort();
    const server = launch(programs, home, port);
    const reason = await server.started;
    if (reason === null) {
      home.remember(port);
      return running(programs, home, port, server);
    }
    // Another program has taken the remembered port since: choose a new one.
    const portTaken = /could not bind|address already in use|could not create any TCP/i.test(reason);
    if (!portTaken || attempt === MAX_PORTS) {
      if (/incompatible with server/.test(reason)) throw new Halt(olderMajor(home));
      throw new Halt(`The embedded PostgreSQL does not start: ${reason}${home.kept ? ` (log: ${home.log})` : ''}`);
    }
    port = null;
  }
}

/**
 * @param {string} programs
 * @param {Home} home
 * @param {number} port
 * @param {import('./postgres-process.mjs').ServerProcess} first
 * @returns {RunningPostgres}
 */
function running(programs, home, port, first) {
  let server = first;
  /** @type {Promise<void> | undefined} */
  let stopping;
  return {
    port,
    url: (database) => urlOf(home.password, port, database),
    get pid() {
      return server.pid;
    },
    over: () => server.over,
    async startAgain() {
      await endLeftover(home.cluster);
      if (stopping) return 'it is being stopped';
      server = launch(programs, home, port);
      return server.started;
    },
    stop() {
      stopping ??= stopProcess(server.pid).finally(() => home.release());
      return stopping;
    },
  };
}
