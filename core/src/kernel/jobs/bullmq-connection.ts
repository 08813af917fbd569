import { once } from 'node:events';
import { SteadyClient } from '@homologa/prisma/pool';
import { type BackendFactory, createPostgresBackend, createRedisBackend, type QueueOptions } from 'bullmq';
import { Cluster } from 'ioredis';
import { mastersOf, openRedis, type RedisClient } from './bullmq-redis';

export interface QueueBackend {
  kind: 'redis' | 'postgres';
  connection: QueueOptions['connection'];
  factory: BackendFactory;
  /**
   * Rejects if Redis is unreachable. Without Redis no check is needed, because the queue then uses the product's own
   * database.
   */
  ping(): Promise<unknown>;
  unusable(): Promise<string | null>;
  unsuitable(): Promise<string | null>;
  close(): Promise<void>;
}

const POSTGRES_POOL = 4;

/**
 * Returns true if Redis was restarted or another server took over since the last check, by comparing the run ids with
 * those stored in Redis. A killed Redis may have lost the last second of writes, and a worker started after the restart
 * has seen no disconnect.
 */
async function hasBegunAnew(redis: RedisClient, prefix: string): Promise<boolean> {
  const runs = await Promise.all(mastersOf(redis).map(async (one) => valueOf(await one.info('server'), 'run_id')));
  const run = runs
    .filter((one) => one !== undefined)
    .toSorted()
    .join(' ');
  if (!run) return false;
  return (await redis.set(`${prefix}:run`, run, 'GET')) !== run;
}

const valueOf = (info: string, name: string): string | undefined => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];

/**
 * Returns an error message if Redis runs in cluster mode, which rejects BullMQ's scripts because their keys are in
 * several slots: no job would ever run.
 */
async function clusterFault(redis: RedisClient): Promise<string | null> {
  if (redis instanceof Cluster) return null;
  const isCluster = valueOf(await redis.info('server'), 'redis_mode') === 'cluster';
  return isCluster ? 'Redis runs as a Cluster: write redis+cluster://host1:6379,host2:6379' : null;
}

/** Queues of a producer and the prefix of their names in Redis, to find those that a tool of BullMQ paused. */
interface Watched {
  queues?: readonly string[];
  prefix?: string;
}

const describePauses = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `paused by a tool of BullMQ: ${names.join(', ')}; their jobs wait until homologa jobs resume <queue>`;

async function pausedInRedis(redis: RedisClient, { queues = [], prefix = '' }: Watched): Promise<string | null> {
  const states = await Promise.all(queues.map((name) => redis.hexists(`${prefix}:${name}:meta`, 'paused')));
  return describePauses(queues.filter((_name, place) => states[place] === 1));
}

/** Reads BullMQ's table itself: opening its queues would create the table in a database that has no jobs yet. */
async function pausedInPostgres(connectionString: string): Promise<string | null> {
  const client = new SteadyClient({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query(`SELECT 1 WHERE to_regclass('bullmq.meta') IS NOT NULL`);
    if (tables.length === 0) return null;
    const { rows } = await client.query<{ queue: string }>(
      `SELECT "queue" FROM bullmq.meta WHERE "field" = 'paused' AND "value" = '1' ORDER BY 1`,
    );
    return describePauses(rows.map(({ queue }) => queue));
  } finally {
    await client.end();
  }
}

async function unsuitableRedis(redis: RedisClient): Promise<string | null> {
  const fault = await clusterFault(redis);
  if (fault) return fault;
  const infos = await Promise.all(mastersOf(redis).map((one) => one.info('memory')));
  const policy = infos.map((info) => valueOf(info, 'maxmemory_policy')).find((one) => one && one !== 'noeviction');
  if (policy !== undefined)
    return `Redis may throw jobs away when it is full (${policy}): set maxmemory-policy noeviction`;
  return null;
}

/**
 * Opens the job queue on Redis if `redisUrl` is set, otherwise on BullMQ's PostgreSQL backend in the same database with
 * the system role. Producers fail fast while the queue is unreachable; workers wait.
 */
export function openQueueBackend(options: {
  redisUrl: string | undefined;
  databaseUrl: string;
  role: 'producer' | 'worker';
  queues?: readonly string[];
  prefix?: string;
  onError: (error: Error) => void;
  onReady?: () => void;
  onLost?: () => void;
  /**
   * Calls `onSeen` if Redis was restarted since the workers with `prefix` last checked, because a restart may lose
   * jobs.
   */
  begunAnew?: { prefix: string; onSeen: () => void };
}): QueueBackend {
  if (options.redisUrl) {
    const redis = openRedis(options.redisUrl, options.role);
    redis.on('error', options.onError);
    if (options.onReady) redis.on('ready', options.onReady);
    if (options.onLost) redis.on('close', options.onLost);
    const { begunAnew } = options;
    if (begunAnew) {
      redis.on('ready', () => {
        hasBegunAnew(redis, begunAnew.prefix).then(
          (isNew) => isNew && begunAnew.onSeen(),
          // Ignores a failed check for a restart of Redis, because the periodic redispatch recovers lost jobs.
          () => undefined,
        );
      });
    }
    // Waits for the initial connection, because producers have no offline queue.
    const connected = async (): Promise<void> => {
      if (['connecting', 'connect'].includes(redis.status)) await once(redis, 'ready');
    };
    return {
      kind: 'redis',
      connection: redis,
      factory: createRedisBackend,
      async ping() {
        await connected();
        return redis.ping();
      },
      async unusable() {
        await connected();
        return clusterFault(redis);
      },
      unsuitable: async () => (await unsuitableRedis(redis)) ?? (await pausedInRedis(redis, options)),
      close: async () => {
        redis.disconnect();
      },
    };
  }
  return {
    kind: 'postgres',
    connection: {
      connectionString: options.databaseUrl,
      migrate: true,
      max: POSTGRES_POOL,
      Client: SteadyClient,
    },
    factory: createPostgresBackend as unknown as BackendFactory,
    ping: async () => undefined,
    unusable: async () => null,
    unsuitable: () => pausedInPostgres(options.databaseUrl),
    close: async () => {},
  };
}
