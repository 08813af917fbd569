import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedVersions } from '../postgres/postgres-home';
import { Halt } from '../say';
import type { ClusterOptions } from './options';

/** Debian's packages by the program that the cluster starts. Sentinels are redis-server's own. */
const PACKAGES = {
  haproxy: 'haproxy',
  nginx: 'nginx',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  'redis-cli': 'redis-tools',
  'redis-server': 'redis-server',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  'swift-proxy-server': 'swift-proxy',
  'swift-ring-builder': 'swift',
} as const;
type ProgramName = keyof typeof PACKAGES;

const STORE: readonly ProgramName[] = [
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-proxy-server',
  'swift-ring-builder',
];

/** Debian puts servers into sbin, which is not in the PATH of every user. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

export interface Programs {
  /** Folder of the programs of one version of PostgreSQL. */
  postgres: string;
  path: (name: ProgramName) => string;
}

/** Finds the programs that the cluster starts. Throws a Halt with the line that installs the missing packages. */
export function requirePrograms(
  { proxy, store }: ClusterOptions,
  find = findProgram,
  versions = installedVersions,
): Programs {
  const names: ProgramName[] = [
    'openssl',
    'pgbouncer',
    'redis-cli',
    'redis-server',
    proxy,
    ...(store === 's3' ? STORE : []),
  ];
  const found = new Map(names.map((name) => [name, find(name)]));
  const postgres = versions()
    .toSorted((a, b) => Number(a.version) - Number(b.version))
    .at(-1);
  const missing = [
    ...(postgres ? [] : ['postgresql']),
    ...names.filter((name) => found.get(name) === null).map((name) => PACKAGES[name]),
  ];
  if (!postgres || missing.length > 0) {
    throw new Halt(
      `The cluster needs packages that are not installed: apt-get install -y ${missing.join(' ')}\n` +
        'Debian starts some of them as services, which the cluster does not use: stop them with `service NAME stop`.',
    );
  }
  return { postgres: join(postgres.programs, 'bin'), path: (name) => found.get(name) ?? name };
}

export function findProgram(name: string): string | null {
  for (const folder of FOLDERS) {
    try {
      const path = join(folder, name);
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this folder
    }
  }
  return null;
}
