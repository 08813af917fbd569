import { generate } from '../build/generate';
import { inRoot, ROOT } from '../paths';
import { runNode } from '../processes';
import { Halt, say } from '../say';
import { findChromium } from '../tests/chromium';
import { LASTING_SESSIONS } from '../tests/e2e-setup';
import { openTestDatabases } from '../tests/test-databases';
import { bothHosts, type Ends, startCluster, startStores, storesEnv } from './cluster';
import type { Machine } from './machine';
import { NOT_ON_CLUSTER } from './not-on-cluster';
import type { ClusterOptions } from './options';

const LONGEST_MS = 150 * 60_000;

interface TestRun {
  machine: Machine;
  options: ClusterOptions;
  ends: Ends;
  filters: readonly string[];
}

/** Integration tests: each file clones a database of its own, which it reaches through PgBouncer, both hosts and TLS. */
export async function runIntegration({ machine, options, ends, filters }: TestRun): Promise<number> {
  await generate();
  const stores = await startStores(machine, options, ends);
  const { pair } = stores;
  const databases = await openTestDatabases({ url: (name) => pair.primary.url(name), stop: async () => {} });
  ends.add(() => databases.stop());
  const { TEST_DATABASE_OWNER_URL: owner = '' } = databases.env;
  const { DATABASE_POOLER, DATABASE_READ_URL, REDIS_URL, STORAGE_URL, NODE_EXTRA_CA_CERTS } = storesEnv(stores, '');
  return vitest('int', filters, {
    ...databases.env,
    // The tests parse this address as a URL, which has one host and names the others in a parameter.
    TEST_DATABASE_OWNER_URL: `${owner}&failover=${bothHosts(stores).split(',').slice(1).join(',')}`,
    TEST_DATABASE_POOLER: DATABASE_POOLER,
    TEST_DATABASE_READ_URL: DATABASE_READ_URL,
    TEST_REDIS_URL: REDIS_URL,
    ...(STORAGE_URL ? { TEST_STORAGE_URL: STORAGE_URL } : {}),
    QUEUE: 'redis',
    NODE_EXTRA_CA_CERTS,
  });
}

/** Browser tests through the proxy, on one product with captured mail that all files share. */
export async function runBrowsers({ machine, options, ends, filters }: TestRun): Promise<number> {
  const chromium = await findChromium();
  if (!chromium) throw new Halt('No Chromium or Chrome was found: install one, or give its path in CHROMIUM_PATH.');
  const cluster = await startCluster(machine, options, ends, LASTING_SESSIONS);
  return vitest('e2e', filters, {
    E2E_URL: cluster.url,
    E2E_OWN_CERTIFICATE: '1',
    CHROMIUM_PATH: chromium,
    NODE_EXTRA_CA_CERTS: machine.authority.ca,
  });
}

async function vitest(project: string, filters: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const leftOut = filters.length > 0 ? [] : Object.entries(NOT_ON_CLUSTER);
  say(filters.length > 0 ? `running the tests of ${filters.join(', ')}` : 'running all tests');
  for (const [file, why] of leftOut) say(`left out: ${file}, which ${why}`);
  const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...filters];
  const { code } = await runNode(args, {
    cwd: ROOT,
    env: { ...process.env, ...env, TEST_LEFT_OUT: leftOut.map(([file]) => file).join(',') },
    output: 'inherit',
    timeoutMs: LONGEST_MS,
  });
  return code;
}
