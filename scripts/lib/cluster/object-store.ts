import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { accepts, delay } from '../processes';
import { HOST, type Machine } from './machine';
import { type Program, runTool } from './program';

/** An S3-compatible store of OpenStack Swift: one device, which is a folder, and the proxy that speaks S3 over TLS. */
export interface ObjectStore {
  /** As STORAGE_URL, without a prefix. */
  url: string;
  /** Kills the store for `ms`. */
  takeAway: (ms: number) => Promise<void>;
  /** Stops the clock of the store for `ms`: it takes connections and answers nothing. */
  freeze: (ms: number) => Promise<void>;
  stop: () => Promise<void>;
}

const REGION = 'us-east-1';
const BUCKET = 'files';
const ACCOUNT = 'homologa';
const USER = 'files';
const DEVICE = 'disk';
/** Python's interpreter of Debian, whose packages Swift is. */
const PYTHON = '/usr/bin/python3';

const RINGS = ['account', 'container', 'object'] as const;
type Ring = (typeof RINGS)[number];
type Part = Ring | 'proxy';
type Ports = Record<Part, number>;

/**
 * Runs a server of Swift with a `swift.conf` of its own: Swift's programs read that of /etc/swift alone, and change to
 * the user `swift`, which only root can.
 */
const RUN = `
import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1]
from swift.common import wsgi
wsgi.drop_privileges = lambda user: None
sys.exit(wsgi.run_wsgi(sys.argv[2], sys.argv[3], verbose=True))
`;

const section = (name: string, settings: Record<string, string | number>): string =>
  [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ''].join('\n');

const hashConfig = (): string =>
  section('swift-hash', { swift_hash_path_suffix: 'cluster', swift_hash_path_prefix: 'cluster' }) +
  section('storage-policy:0', { name: 'files', default: 'yes' });

interface SwiftPlaces {
  folder: string;
  ports: Ports;
  password: string;
  authority: { certificate: string; key: string };
}

/** Without forked workers, so that a signal reaches all of a server. */
const served = (folder: string, port: number) => ({
  bind_ip: HOST,
  bind_port: port,
  workers: 0,
  swift_dir: folder,
  log_level: 'WARNING',
});

const ringConfig = ({ folder, ports }: SwiftPlaces, ring: Ring): string =>
  section('DEFAULT', {
    ...served(folder, ports[ring]),
    devices: join(folder, 'devices'),
    mount_check: 'false',
    fallocate_reserve: 0,
  }) +
  section('pipeline:main', { pipeline: `${ring}-server` }) +
  section(`app:${ring}-server`, { use: `egg:swift#${ring}` });

/** `cache` has no server behind it: tempauth only requires that the filter is there. */
export function swiftProxyConfig({ folder, ports, password, authority }: SwiftPlaces): string {
  const filters: Record<string, Record<string, string>> = {
    catch_errors: {},
    gatekeeper: {},
    cache: { use: 'egg:swift#memcache', memcache_servers: `${HOST}:1` },
    listing_formats: {},
    bulk: {},
    s3api: { location: REGION },
    tempauth: { [`user_${ACCOUNT}_${USER}`]: `${password} .admin` },
    copy: {},
    slo: {},
    dlo: {},
    versioned_writes: {},
  };
  return [
    section('DEFAULT', {
      ...served(folder, ports.proxy),
      cert_file: authority.certificate,
      key_file: authority.key,
    }),
    section('pipeline:main', { pipeline: [...Object.keys(filters), 'proxy-server'].join(' ') }),
    section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: 'true' }),
    ...Object.entries(filters).map(([name, settings]) =>
      section(`filter:${name}`, { use: `egg:swift#${name}`, ...settings }),
    ),
  ].join('');
}

export async function startObjectStore(machine: Machine): Promise<ObjectStore> {
  const { programs, password, authority, user, own } = machine;
  const folder = machine.folder('swift');
  machine.folder('swift', 'devices');
  machine.folder('swift', 'devices', DEVICE);
  const port = () => machine.freePort();
  const ports: Ports = { account: await port(), container: await port(), object: await port(), proxy: await port() };
  const places = { folder, ports, password, authority };
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    own(join(folder, name));
  };
  write('swift.conf', hashConfig());
  write('proxy.conf', swiftProxyConfig(places));
  for (const ring of RINGS) {
    write(`${ring}.conf`, ringConfig(places, ring));
    const build = (...args: string[]) =>
      runTool(programs.path('swift-ring-builder'), [`${ring}.builder`, ...args], { cwd: folder, user });
    // 2^4 partitions, one copy, no hour between two changes.
    await build('create', '4', '1', '0');
    await build('add', `r1z1-${HOST}:${ports[ring]}/${DEVICE}`, '1');
    await build('rebalance');
  }
  const running = new Map<Part, Program>();
  const start = async () => {
    for (const part of [...RINGS, 'proxy'] as const) {
      const files = ['swift.conf', `${part}.conf`].map((name) => join(folder, name));
      running.set(part, machine.start(`swift-${part}`, PYTHON, ['-c', RUN, ...files, `${part}-server`]));
    }
    await Promise.all([...running].map(([part, program]) => whenServing(program, ports[part])));
  };
  const each = async (act: (program: Program) => unknown) => void (await Promise.all([...running.values()].map(act)));
  await start();
  await createBucket({ port: ports.proxy, password, ca: authority.ca });
  return {
    url: `s3://${ACCOUNT}%3A${USER}:${password}@localhost:${ports.proxy}/${BUCKET}?region=${REGION}`,
    async takeAway(ms) {
      await each((program) => program.kill());
      await delay(ms);
      await start();
    },
    async freeze(ms) {
      await each((program) => program.signal('SIGSTOP'));
      await delay(ms);
      await each((program) => program.signal('SIGCONT'));
    },
    stop: () => each((program) => program.stop('SIGTERM', 3_000)),
  };
}

async function whenServing(program: Program, port: number): Promise<void> {
  while (!(await accepts({ host: HOST, port }))) {
    if (program.isOver) throw new Error(`${program.name} does not start: see its log`);
    await delay(100);
  }
}

async function createBucket({ port, password, ca }: { port: number; password: string; ca: string }): Promise<void> {
  const client = new S3Client({
    region: REGION,
    endpoint: `https://localhost:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: `${ACCOUNT}:${USER}`, secretAccessKey: password },
    requestHandler: { httpsAgent: new Agent({ ca: readFileSync(ca) }) },
  });
  try {
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  } finally {
    client.destroy();
  }
}
