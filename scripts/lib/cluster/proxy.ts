import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths';
import { accepts, delay } from '../processes';
import { HOST, type Machine } from './machine';
import type { ClusterOptions } from './options';
import type { Program } from './program';

export interface ProxyPlaces {
  plainPort: number;
  tlsPort: number;
  /** Ports of the two servers. */
  servers: readonly [number, number];
  certificate: string;
  key: string;
  both: string;
  folder: string;
}

/** The proxy of deploy/, with ports and files of this machine in the place of those of the example. */
export interface Proxy {
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Replaces the ports and files of an example, and nothing else. Throws if the example does not have one of them, so
 * that the cluster never runs with another file than the one that operators copy.
 */
function replaced(example: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the example of the proxy does not have '${from}'`);
    return text.replaceAll(from, to);
  }, example);
}

export const haproxyConfig = (example: string, { plainPort, tlsPort, servers, both }: ProxyPlaces): string =>
  replaced(example, [
    // The limit of open files of a user is lower than 20,000 connections need.
    ['maxconn 20000', 'maxconn 2000'],
    // Only root may change its user, and the cluster never starts the proxy as root.
    ['  user haproxy\n  group haproxy\n', ''],
    ['bind :80\n', `bind ${HOST}:${plainPort}\n`],
    ['bind :443 ', `bind ${HOST}:${tlsPort} `],
    ['/etc/haproxy/homologa.pem', both],
    ['127.0.0.1:4001', `${HOST}:${servers[0]}`],
    ['127.0.0.1:4002', `${HOST}:${servers[1]}`],
  ]);

/** The example is a file for conf.d, so a main file around it is added. */
export function nginxConfig(example: string, places: ProxyPlaces): string {
  const { plainPort, tlsPort, servers, certificate, key, folder } = places;
  const site = replaced(example, [
    ['listen 80;', `listen ${HOST}:${plainPort};`],
    ['listen 443 ssl;', `listen ${HOST}:${tlsPort} ssl http2;`],
    // Debian 12 has nginx 1.22, in which HTTP/2 is a word of `listen`.
    ['  http2 on;\n', ''],
    ['homologa.example.com', 'localhost'],
    ['/etc/nginx/homologa.crt', certificate],
    ['/etc/nginx/homologa.key', key],
    ['127.0.0.1:4001', `${HOST}:${servers[0]}`],
    ['127.0.0.1:4002', `${HOST}:${servers[1]}`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary,
    site,
    '}',
    '',
  ].join('\n');
}

const STARTS = {
  haproxy: {
    example: ['haproxy', 'haproxy.cfg'],
    config: haproxyConfig,
    // A master that starts new workers at a signal, and lets the old ones end their requests.
    args: (file: string) => ['-W', '-f', file],
    reload: 'SIGUSR2',
    end: 'SIGTERM',
  },
  nginx: {
    example: ['nginx', 'homologa.conf'],
    config: nginxConfig,
    args: (file: string) => ['-e', 'stderr', '-c', file],
    reload: 'SIGHUP',
    end: 'SIGTERM',
  },
} as const;

export async function startProxy(
  machine: Machine,
  kind: ClusterOptions['proxy'],
  places: Omit<ProxyPlaces, 'certificate' | 'key' | 'both' | 'folder'>,
): Promise<Proxy> {
  const { example, config, args, reload, end } = STARTS[kind];
  const folder = machine.folder(kind);
  const file = join(folder, 'proxy.conf');
  writeFileSync(
    file,
    config(readFileSync(inRoot('deploy', ...example), 'utf8'), { ...places, ...machine.authority, folder }),
  );
  machine.own(file);
  const program: Program = machine.start(kind, machine.programs.path(kind), args(file));
  const whenOpen = async () => {
    while (!(await accepts({ host: HOST, port: places.tlsPort }))) {
      if (program.isOver) throw new Error(`${kind} does not start: see its log`);
      await delay(50);
    }
  };
  await whenOpen();
  return {
    async restart() {
      program.signal(reload);
      await delay(2_000);
      await whenOpen();
    },
    stop: () => program.stop(end, 5_000),
  };
}
