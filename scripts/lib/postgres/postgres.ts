import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../processes';
import { keepRunning, type Listener } from '../product/keep-running';
import { Halt } from '../say';
import { initialise, urlOf } from './postgres-cluster';
import { databaseUser, programsFor } from './postgres-home';
import { endLeftover, launch, type ServerProcess, stopProcess } from './postgres-process';
import {
  type Home,
  holdsCluster,
  persistentHome,
  postgresOwner,
  rememberedState,
  temporaryHome,
} from './postgres-state';

const MAX_PORTS = 5;

type StartOptions = { dataDir: string; isDurable?: boolean } | { ephemeral: true; programs?: string };

export interface RunningPostgres {
  port: number;
  /** Process id; changes with every restart. */
  readonly pid: number;
  /** File of the server's log. */
  readonly log: string;
  url: (database: string) => string;
  stop: () => Promise<void>;
  /** Resolves with the reason why the process ended, also after `stop`. */
  over: () => Promise<string>;
  /** Starts a new process on the same port. Resolves with null, or with the reason why it does not run. */
  startAgain: () => Promise<string | null>;
}

export function runningUrl(dataDir: string, database: string) {
  if (!postgresOwner(dataDir)) return null;
  const { password, port } = rememberedState(dataDir);
  return port ? urlOf(password, port, database) : null;
}

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 and waits until it accepts connections. Throws a Halt with the reason that
 * PostgreSQL gives.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const user = databaseUser();
  const home =
    'ephemeral' in options
      ? temporaryHome(user)
      : persistentHome(resolve(options.dataDir), user, options.isDurable ?? true);
  try {
    return await startAt(home, ('programs' in options && options.programs) || programsFor(home.user));
  } catch (error) {
    home.release();
    throw error;
  }
}

async function startAt(home: Home, programs: string): Promise<RunningPostgres> {
  await endLeftover(home.cluster);
  if (!holdsCluster(home.cluster)) initialise(programs, home);
  let { port } = home;
  for (let attempt = 1; ; attempt += 1) {
    port ??= await freePort();
    const server = launch(programs, home, port);
    const reason = await server.started;
    if (reason === null) {
      home.remember(port);
      return running(programs, home, port, server);
    }
    if (/incompatible with server/.test(reason)) throw new Halt(olderMajor(home));
    const isTaken = /could not bind|address already in use|could not create any TCP/i.test(reason);
    if (!isTaken || attempt === MAX_PORTS) throw new Halt(`The embedded PostgreSQL does not start: ${reason}`);
    port = null;
  }
}

const olderMajor = ({ cluster }: Home) =>
  `The database in ${cluster} was made by PostgreSQL ${readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()}, which ` +
  'this version of Homologa does not bring. Go back to the version that made it and run ' +
  '"npm run homologa -- db backup <folder>", then come back to this one and run ' +
  '"DATA_DIR=<a new folder> npm run homologa -- db restore <folder>".';

function running(programs: string, home: Home, port: number, first: ServerProcess): RunningPostgres {
  let server = first;
  let stopping: Promise<void> | undefined;
  return {
    port,
    log: home.log,
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

export function supervisePostgres(postgres: RunningPostgres, listener: Listener) {
  let isFirst = true;
  const watch = keepRunning('postgres', listener, async () => {
    const reason = isFirst ? null : await postgres.startAgain();
    if (!isFirst) listener.onPid(postgres.pid);
    isFirst = false;
    const how = reason ?? (await postgres.over());
    return { how, byItself: !how.startsWith('killed by') };
  });
  return {
    async stop() {
      watch.end();
      await postgres.stop();
    },
  };
}
