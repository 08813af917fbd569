import type { RunningCluster } from './cluster';

export interface ClusterEvent {
  name: string;
  run: () => Promise<void>;
}

const AWAY_MS = 60_000;
/** Milliseconds for which the frozen worker is silent beyond its lease. */
const BEYOND_LEASE_MS = 10_000;

/** What happens to a cluster in its life, in the order in which a load goes through it. */
export function eventsOf(cluster: RunningCluster, leaseSeconds: number): ClusterEvent[] {
  const { product, pair, redis, proxy, pooler, objects } = cluster;
  return [
    { name: 'servers replaced', run: () => product.replace('server') },
    { name: 'PostgreSQL fails over', run: () => pair.failOver() },
    { name: 'workers replaced', run: () => product.replace('workers') },
    { name: 'Redis fails over', run: () => redis.failOver() },
    { name: 'PgBouncer restarted', run: () => pooler.restart() },
    { name: 'a worker frozen', run: () => product.freezeWorker(leaseSeconds * 1000 + BEYOND_LEASE_MS) },
    { name: 'proxy reloaded', run: () => proxy.restart() },
    { name: 'file store away', run: () => cluster.takeFilesAway(AWAY_MS) },
    ...(objects ? [{ name: 'file store frozen', run: () => objects.freeze(AWAY_MS) }] : []),
  ];
}
