import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { parseRedisAddress } from '../../redis-address';

export type RedisClient = Redis | Cluster;

const RECONNECT_MS = 500;
const retryStrategy = (attempt: number): number => Math.min(attempt * 50, RECONNECT_MS);
/** A producer answers its caller at once while Redis is away; a worker waits. */
const BEHAVIOUR = {
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5_000 },
  worker: { enableOfflineQueue: true, maxRetriesPerRequest: null },
} as const;

/** Opens a client of one Redis, of the master that Sentinels name, or of a Cluster. */
export function openRedis(text: string, role: keyof typeof BEHAVIOUR): RedisClient {
  const { kind, hosts, isSecure, username, password, name, db, family, ...sentinel } = parseRedisAddress(text);
  const tls = isSecure ? {} : undefined;
  const { enableOfflineQueue, ...behaviour } = BEHAVIOUR[role];
  const common: RedisOptions = { ...behaviour, username, password, family, tls };
  switch (kind) {
    case 'single':
      return new Redis({ ...common, ...hosts[0], db, enableOfflineQueue, retryStrategy });
    case 'sentinel':
      return new Redis({
        ...common,
        sentinels: hosts,
        name,
        db,
        sentinelUsername: sentinel.sentinelUsername,
        sentinelPassword: sentinel.sentinelPassword,
        ...(sentinel.isSentinelSecure ? { sentinelTLS: {} } : {}),
        enableTLSForSentinelMode: isSecure,
        enableOfflineQueue,
        retryStrategy,
        sentinelRetryStrategy: retryStrategy,
      });
    default:
      return new Cluster([...hosts], {
        redisOptions: common,
        enableOfflineQueue,
        clusterRetryStrategy: retryStrategy,
        // A node that has failed is asked again soon, so that jobs go on within seconds of a fail-over.
        retryDelayOnFailover: 200,
        retryDelayOnClusterDown: 200,
      });
  }
}

/** The servers that hold data: one, or the masters of a Cluster. */
export const mastersOf = (redis: RedisClient): Redis[] => (redis instanceof Cluster ? redis.nodes('master') : [redis]);
