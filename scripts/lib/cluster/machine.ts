import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseUser, type SystemUser } from '../postgres/postgres-home';
import { portProblem } from '../processes';
import { Halt } from '../say';
import { type Authority, createAuthority } from './authority';
import type { ClusterOptions } from './options';
import { type Programs, requirePrograms } from './packages';
import { Program } from './program';

const HOST = '127.0.0.1';
/**
 * Ports below those that Linux gives to outgoing connections: a port of a killed server must still be free when it
 * starts again. Redis Cluster also uses the port 10,000 above each of its own.
 */
const FIRST_PORT = 12_000;
const LAST_PORT = 22_000;
const BUS = 10_000;

/** What all parts of the cluster share: its folder, its user, ports, passwords and certificates. */
export interface Machine {
  dir: string;
  programs: Programs;
  /** User of all servers but the product's; null for the current one. PostgreSQL and PgBouncer refuse to run as root. */
  user: SystemUser | null;
  authority: Authority;
  /** Password of all logins of PostgreSQL and Redis. */
  password: string;
  freePort: () => Promise<number>;
  /** Creates a folder of the servers' user. */
  folder: (...path: string[]) => string;
  own: (path: string) => void;
  start: (name: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Program;
  /** Stops every program that still runs, and removes the folder unless the caller chose it. */
  close: () => Promise<void>;
}

export async function openMachine(options: ClusterOptions): Promise<Machine> {
  const programs = requirePrograms(options);
  const user = databaseUser();
  const dir = options.data === null ? mkdtempSync(join(tmpdir(), 'homologa-cluster-')) : emptyFolder(options.data);
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
  };
  own(dir);
  const folder = (...path: string[]) => {
    const made = join(dir, ...path);
    mkdirSync(made, { mode: 0o700 });
    own(made);
    return made;
  };
  mkdirSync(join(dir, 'logs'));
  const started: Program[] = [];
  return {
    dir,
    programs,
    user,
    authority: await createAuthority({ programs, folder: folder('tls'), own }),
    password: randomBytes(18).toString('hex'),
    freePort: portChooser(),
    folder,
    own,
    start(name, command, args, env) {
      const program = new Program({ name, command, args, cwd: dir, user, env, log: join(dir, 'logs', `${name}.log`) });
      started.push(program);
      return program;
    },
    async close() {
      await Promise.all(started.map((program) => program.stop('SIGINT', 5_000)));
      if (options.data === null) rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function emptyFolder(name: string): string {
  const dir = resolve(name);
  if (existsSync(dir) && (!lstatSync(dir).isDirectory() || readdirSync(dir).length > 0))
    throw new Halt(`--data ${dir} is not an empty folder: the cluster starts with no data. Choose another one.`);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  return dir;
}

function portChooser(): () => Promise<number> {
  let next = FIRST_PORT + (process.pid % 700) * 10;
  return async () => {
    for (let tries = 0; tries < LAST_PORT - FIRST_PORT; tries += 1) {
      const port = next;
      next = next + 1 > LAST_PORT ? FIRST_PORT : next + 1;
      const problems = await Promise.all([portProblem(port), portProblem(port + BUS)]);
      if (problems.every((problem) => problem === null)) return port;
    }
    throw new Halt(`No port from ${FIRST_PORT} to ${LAST_PORT} is free.`);
  };
}

export const at = (port: number): string => `${HOST}:${port}`;
export { HOST };
