import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, withClient } from '../postgres/databases';
import { migrateDatabase } from '../postgres/migrate';
import { delay } from '../processes';
import { say } from '../say';
import { HOST, type Machine } from './machine';
import { type ObjectStore, startObjectStore } from './object-store';
import type { ClusterOptions } from './options';
import { Pooler } from './pooler';
import { PostgresPair } from './postgres-pair';
import { loadDemo, ProductInstances, productEnv } from './product';
import { type Proxy, startProxy } from './proxy';
import { type RedisGroup, startRedisGroup } from './redis-group';

const DATABASE = 'homologa';
const WORKERS = 3;

/** The stores of the cluster, without the product. */
export interface Stores {
  machine: Machine;
  pair: PostgresPair;
  pooler: Pooler;
  redis: RedisGroup;
  /** Null if files are in a folder. */
  objects: ObjectStore | null;
  /** Parameters of an address of PostgreSQL that require TLS and this cluster's authority. */
  tls: string;
}

export interface RunningCluster extends Stores {
  url: string;
  product: ProductInstances;
  proxy: Proxy;
  env: NodeJS.ProcessEnv;
  /** Takes the file store away as a failed mount does, for `ms`; throws if files were written in its place. */
  takeFilesAway: (ms: number) => Promise<void>;
}

/** Ends what was started, last first. */
export class Ends {
  readonly #ends: (() => unknown)[] = [];
  #ending: Promise<void> | null = null;

  add(end: () => unknown): void {
    this.#ends.unshift(end);
  }

  run(): Promise<void> {
    this.#ending ??= this.#run();
    return this.#ending;
  }

  async #run(): Promise<void> {
    for (const end of this.#ends) {
      try {
        await end();
      } catch (error) {
        say(`stopping: ${(error as Error).message}`);
      }
    }
  }
}

export async function startStores(machine: Machine, options: ClusterOptions, ends: Ends): Promise<Stores> {
  say('starting PostgreSQL, a synchronous standby and PgBouncer');
  const pooler = await Pooler.open(machine);
  ends.add(() => pooler.stop());
  const pair = await PostgresPair.start(machine, ({ port }) => pooler.pointTo(port));
  ends.add(() => pair.stop());
  await pooler.pointTo(pair.primary.port);
  say(
    options.redis === 'sentinel' ? 'starting Redis and three Sentinels' : 'starting a Redis Cluster of three masters',
  );
  const redis = await startRedisGroup(machine, options.redis);
  ends.add(() => redis.stop());
  const objects = options.store === 's3' ? await openObjects(machine, ends) : null;
  return { machine, pair, pooler, redis, objects, tls: `sslmode=verify-full&sslrootcert=${machine.authority.ca}` };
}

async function openObjects(machine: Machine, ends: Ends): Promise<ObjectStore> {
  say('starting an S3-compatible store');
  const objects = await startObjectStore(machine);
  ends.add(() => objects.stop());
  return objects;
}

/** An address of PostgreSQL with both servers, as libpq writes several hosts. */
export const bothHosts = ({ pair }: Stores): string => pair.nodes.map(({ port }) => `${HOST}:${port}`).join(',');

/** The part of the environment that names the stores. */
export function storesEnv(stores: Stores, databaseUrl: string): Record<string, string> {
  const { pair, pooler, redis, objects, tls, machine } = stores;
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_POOLER: pooler.address,
    DATABASE_READ_URL: `postgresql://${HOST}:${pair.nodes[1]?.port}?${tls}`,
    REDIS_URL: redis.url,
    ...(objects ? { STORAGE_URL: objects.url } : {}),
    NODE_EXTRA_CA_CERTS: machine.authority.ca,
  };
}

export async function startCluster(
  machine: Machine,
  options: ClusterOptions,
  ends: Ends,
  more: Record<string, string> = {},
): Promise<RunningCluster> {
  const stores = await startStores(machine, options, ends);
  const dataDir = join(machine.dir, 'data');
  mkdirSync(dataDir);
  const [tlsPort, plainPort] = [await machine.freePort(), await machine.freePort()];
  const servers = [await machine.freePort(), await machine.freePort()] as const;
  const url = `https://localhost:${tlsPort}`;
  await createOwner(stores);
  const owner = (hosts: string) => `postgresql://${DATABASE}:${machine.password}@${hosts}/${DATABASE}?${stores.tls}`;
  const env = productEnv({
    ...storesEnv(stores, owner(bothHosts(stores))),
    DATA_DIR: dataDir,
    HOST,
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    // Longer than the proxy needs to see that a server is about to stop: two checks, one a second.
    SHUTDOWN_GRACE_SECONDS: '4',
    ...more,
  });
  say('migrating, and loading the demo');
  // Without waiting for disk and standby; the first commit after it waits for both.
  const commits = (how: string) => asSuperuser(stores, `ALTER DATABASE ${DATABASE} ${how}`);
  await commits('SET synchronous_commit = off');
  await migrateDatabase(owner(`${HOST}:${stores.pair.primary.port}`));
  await loadDemo(env);
  await commits('RESET synchronous_commit');
  // Its sessions with PostgreSQL still have the former setting.
  await stores.pooler.restart();
  say('starting two servers, three workers and the proxy');
  const product = new ProductInstances(env, servers, WORKERS, join(machine.dir, 'logs'));
  ends.add(() => product.stop());
  await product.start();
  const proxy = await startProxy(machine, options.proxy, { plainPort, tlsPort, servers });
  ends.add(() => proxy.stop());
  const { objects } = stores;
  const takeFilesAway = (ms: number) => (objects ? objects.takeAway(ms) : takeAway(join(dataDir, 'files'), ms));
  return { ...stores, url, product, proxy, env, takeFilesAway };
}

/** The owner of the database as docs/run-book/database.md has it: no superuser, but one that may create roles. */
async function createOwner(stores: Stores): Promise<void> {
  await asSuperuser(stores, `CREATE ROLE ${DATABASE} LOGIN CREATEROLE PASSWORD '${stores.machine.password}'`);
  await createDatabase(stores.pair.primary, DATABASE);
  await asSuperuser(stores, `ALTER DATABASE ${DATABASE} OWNER TO ${DATABASE}`);
}

const asSuperuser = ({ pair }: Stores, statement: string) =>
  withClient(pair.primary.url('postgres'), (client) => client.query(statement));

async function takeAway(files: string, ms: number): Promise<void> {
  const kept = `${files}.away`;
  renameSync(files, kept);
  mkdirSync(files);
  await delay(ms);
  const written = existsSync(files) ? readdirSync(files) : [];
  if (written.length > 0)
    throw new Error(`while the file store was away, files were written where it is mounted: ${written.join(', ')}`);
  if (existsSync(files)) rmdirSync(files);
  renameSync(kept, files);
}
