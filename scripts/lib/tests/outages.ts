import { inRoot, ROOT } from '../paths';
import { runNode } from '../processes';
import { hasRedisServer, startRedis } from '../product/redis';
import { say } from '../say';
import { startTestDatabases } from './test-databases';

const HOUR = 3_600_000;

/**
 * Runs the tests of outages (`*.fault.test.ts`), those of the queue a second time on Redis if it is installed. They are
 * no part of `npm test`, because they mostly wait. `filters` are pieces of their paths. Returns whether all passed.
 */
export async function runOutages(filters: readonly string[], ends: (() => Promise<unknown>)[]): Promise<boolean> {
  const databases = await startTestDatabases();
  ends.unshift(() => databases.stop());
  const passedOnPostgres = await vitest(filters, { ...databases.env, QUEUE: 'postgres' });
  if (!hasRedisServer()) {
    say('skipped: there is no redis-server, so the outages are tried with the queue on PostgreSQL alone');
    return passedOnPostgres;
  }
  const redis = await startRedis();
  ends.unshift(() => redis.stop());
  const ofQueue = filters.length > 0 ? filters : ['.queue.fault.test.'];
  const env = { ...databases.env, QUEUE: 'redis', TEST_REDIS_URL: redis.url };
  return (await vitest([...ofQueue, '--passWithNoTests'], env)) && passedOnPostgres;
}

async function vitest(args: readonly string[], env: Record<string, string>): Promise<boolean> {
  const program = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const { code } = await runNode([program, 'run', '--project', 'faults', '--maxWorkers=1', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    output: 'inherit',
    timeoutMs: HOUR,
  });
  return code === 0;
}
