import { once } from 'node:events';
import { SteadyClient } from '@homologa/prisma/pool';
import { type BackendFactory, createPostgresBackend, createRedisBackend, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';

export interface QueueBackend {
  kind: 'redis' | 'postgres';
  /** The options every Queue and Worker takes. */
  connection: QueueOptions['connection'];
  factory: BackendFactory;
  /** Rejects while Redis is away; what lies in PostgreSQL is away with it. */
  ping(): Promise<unknown>;
  /** Why no job can ever be queued there, in words; null where nothing is known of. Rejects while it is away. */
  unusable(): Promise<string | null>;
  /** Why it may lose or refuse jobs although it answers, in words; null where nothing is known of. */
  unsuitable(): Promise<string | null>;
  close(): Promise<void>;
}

/** How many connections BullMQ's PostgreSQL backend may hold per queue or worker, besides its listener. */
const POSTGRES_POOL = 4;

/** The longest pause between two attempts to reach Redis again. */
const RECONNECT_MS = 500;
const retryStrategy = (attempt: number): number => Math.min(attempt * 50, RECONNECT_MS);

/**
 * Whether this run of Redis has not been seen before, which is noted in Redis itself. One that was killed may have lost
 * its last second, and a worker that comes after it is back has seen no connection break.
 */
async function hasBegunAnew(redis: Redis, prefix: string): Promise<boolean> {
  const run = valueOf(await redis.info('server'), 'run_id');
  if (!run) return false;
  return (await redis.set(`${prefix}:run`, run, 'GET')) !== run;
}

/** Parses a line of INFO. */
const valueOf = (info: string, name: string): string | undefined => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];

/** A Cluster refuses BullMQ's scripts, whose keys lie in several slots: no job would ever be handed over. */
async function clusterFault(redis: Redis): Promise<string | null> {
  const isCluster = valueOf(await redis.info('server'), 'redis_mode') === 'cluster';
  return isCluster ? 'Redis runs as a Cluster, which is not supported: give one Redis' : null;
}

/** What Redis says of itself that jobs cannot live with. */
async function unsuitableRedis(redis: Redis): Promise<string | null> {
  const fault = await clusterFault(redis);
  if (fault) return fault;
  const policy = valueOf(await redis.info('memory'), 'maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    return `Redis may throw jobs away when it is full (${policy}): set maxmemory-policy noeviction`;
  return null;
}

/**
 * Redis when `redisUrl` is set, else BullMQ's PostgreSQL backend on the same database, as the system role.
 * A producer fails fast when the queue is away, a worker waits for its return.
 */
export function openQueueBackend(options: {
  redisUrl: string | undefined;
  databaseUrl: string;
  role: 'producer' | 'worker';
  onError: (error: Error) => void;
  /** Redis answers, for the first time or again. */
  onReady?: () => void;
  /** The connection to Redis broke; called again for each attempt that fails. */
  onLost?: () => void;
  /** Redis runs anew since `prefix`'s workers last looked: what it was told before may be forgotten. */
  begunAnew?: { prefix: string; onSeen: () => void };
}): QueueBackend {
  if (options.redisUrl) {
    const redis = new Redis(
      options.redisUrl,
      options.role === 'producer'
        ? {
            enableOfflineQueue: false,
            maxRetriesPerRequest: 1,
            connectTimeout: 5_000,
            lazyConnect: false,
            retryStrategy,
          }
        : { maxRetriesPerRequest: null, retryStrategy },
    );
    redis.on('error', options.onError);
    if (options.onReady) redis.on('ready', options.onReady);
    if (options.onLost) redis.on('close', options.onLost);
    const { begunAnew } = options;
    if (begunAnew) {
      redis.on('ready', () => {
        hasBegunAnew(redis, begunAnew.prefix).then(
          (isNew) => isNew && begunAnew.onSeen(),
          // It broke again, or tells nothing of itself: what is lost is handed over again after a while.
          () => undefined,
        );
      });
    }
    // A producer queues nothing while it connects, as it does at first: what asks at once waits for that.
    const connected = async (): Promise<void> => {
      if (redis.status === 'connecting' || redis.status === 'connect') await once(redis, 'ready');
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
      unsuitable: () => unsuitableRedis(redis),
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
      // Taken by the pool that BullMQ makes of this.
      Client: SteadyClient,
    },
    factory: createPostgresBackend as unknown as BackendFactory,
    ping: async () => undefined,
    unusable: async () => null,
    unsuitable: async () => null,
    close: async () => {},
  };
}
