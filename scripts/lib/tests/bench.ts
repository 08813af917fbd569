import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeBundle } from '../build/bundle';
import { generate } from '../build/generate';
import { dataDirFrom, inRoot } from '../paths';
import { createDatabase } from '../postgres/databases';
import { EMBEDDED_DATABASE, migrateDatabase } from '../postgres/migrate';
import { runningUrl, startPostgres } from '../postgres/postgres';
import { endRunning, runNode } from '../processes';
import { Halt, runMain, say } from '../say';

const DATABASE = 'homologa_bench';
const TIMEOUT_MS = 4 * 60 * 60_000;

type Measure = (env: Record<string, string>) => Promise<number>;

const SUITES: Record<string, { entry: string; run: (measure: Measure) => Promise<number> }> = {
  lists: { entry: 'bench/src/main.ts', run: onDatabase },
  compliance: { entry: 'bench/src/compliance/main.ts', run: onDatabase },
  counters: { entry: 'bench/src/counters/main.ts', run: onDatabase },
  partitions: { entry: 'bench/src/partitions/main.ts', run: onDatabase },
  mail: { entry: 'bench/src/mail/main.ts', run: onWorkers },
  reminders: { entry: 'bench/src/reminders/main.ts', run: onWorkers },
  requests: { entry: 'bench/src/requests/main.ts', run: onProduct },
  growth: { entry: 'bench/src/growth/main.ts', run: onProduct },
  starvation: { entry: 'bench/src/starvation/main.ts', run: onProduct },
  soak: { entry: 'bench/src/soak/main.ts', run: onProduct },
  delivery: { entry: 'bench/src/delivery/main.ts', run: onProduct },
  export: { entry: 'bench/src/export/main.ts', run: onProduct },
  'large-list': { entry: 'bench/src/large-list/main.ts', run: inBrowser },
  actions: { entry: 'bench/src/actions/main.ts', run: inBrowser },
  screening: { entry: 'bench/src/screening/main.ts', run: alone },
  proof: { entry: 'bench/src/proof/main.ts', run: alone },
  questionnaires: { entry: 'bench/src/questionnaires/main.ts', run: inBrowser },
  'first-screen': { entry: 'bench/src/first-screen/main.ts', run: inBrowser },
  lighthouse: { entry: 'bench/src/lighthouse/main.ts', run: inBrowser },
  start: { entry: 'bench/src/start/main.ts', run: onCheckout },
  goals: { entry: 'bench/src/goals/main.ts', run: afterAll },
};

const OF_GOALS = ['lists', 'requests', 'export', 'mail', 'first-screen', 'start'];

const SUITE_OF: Record<string, string> = {
  P1: 'requests',
  P2: 'requests',
  P3: 'requests',
  P5: 'requests',
  P12: 'requests',
  P4: 'requests',
  P6: 'lists',
  P10: 'lists',
  P17: 'starvation',
};

/**
 * `npm run bench [-- suite [measure …]]`: runs a benchmark suite, or some of its measures, and prints one table. `-- P1
 * P5` runs single measures; all must belong to one suite.
 */
export const main = () =>
  runMain(async () => {
    const asked = process.argv.slice(2);
    const ofMeasure = SUITE_OF[asked[0] ?? ''];
    const [name = 'lists', ...only] = ofMeasure ? [ofMeasure, ...asked] : asked;
    if (!SUITES[name]) throw new Halt(`There is no bench '${name}': choose ${Object.keys(SUITES).join(' or ')}.`);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endRunning());
    await generate();
    return runSuite(name, only);
  });

async function runSuite(name: string, only: string[] = []): Promise<number> {
  const { entry, run } = SUITES[name] ?? {};
  if (!entry || !run) throw new Halt(`There is no bench '${name}'.`);
  const esbuild = await import('esbuild');
  const outfile = inRoot('dist', 'bench', `${name}.js`);
  await esbuild.build(nodeBundle({ entryPoints: [entry], outfile }));
  return run(async (env) => {
    const result = await runNode([outfile], {
      env: {
        BENCH_RESULTS: inRoot('bench', 'results'),
        BENCH_PLOT: inRoot('docs', 'images', 'growth.svg'),
        ...process.env,
        ...env,
        BENCH_ONLY: only.join(' '),
      },
      output: 'inherit',
      timeoutMs: TIMEOUT_MS,
    });
    return result.code;
  });
}

async function afterAll(measure: Measure) {
  for (const name of OF_GOALS) {
    say(`bench ${name}`);
    const code = await runSuite(name);
    if (code !== 0) return code;
  }
  return measure({ BENCH_SUITES: OF_GOALS.join(' ') });
}

async function onCheckout(measure: Measure) {
  const { build } = await import('../build/build');
  const { measureBudgets } = await import('../build/bundle-budget');
  await build(['console', 'onboarding-web']);
  const { PRODUCT_VARIABLES } = await import('../product/stack');
  return measure({
    BENCH_CHECKOUT: inRoot(),
    BENCH_BUNDLES: JSON.stringify(measureBudgets()),
    BENCH_UNSET: PRODUCT_VARIABLES.join(' '),
  });
}

function alone(measure: Measure) {
  return measure({ BENCH_ROOT: inRoot('..') });
}

async function onDatabase(measure: Measure) {
  const dataDir = mkdtempSync(join(tmpdir(), 'homologa-bench-'));
  const server = await startPostgres({ ephemeral: true });
  try {
    await createDatabase(server, DATABASE);
    await migrateDatabase(server.url(DATABASE));
    return await measure({
      DATABASE_URL: server.url(DATABASE),
      DATA_DIR: dataDir,
      BENCH_POSTGRES_LOG: server.log,
    });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onWorkers(measure: Measure) {
  const { build } = await import('../build/build');
  const { hasRedisServer, startRedis } = await import('../product/redis');
  await build(['workers']);
  const redis = hasRedisServer() ? await startRedis() : null;
  try {
    const program = {
      WORKER_PROGRAM: inRoot('dist', 'workers', 'main.js'),
      WORKER_PRELOAD: pathToFileURL(inRoot('scripts', 'lib', 'product', 'end-with-parent.mjs')).href,
    };
    const queue: Record<string, string> = redis ? { BENCH_REDIS_URL: redis.url } : {};
    return await onDatabase((env) => measure({ ...env, ...program, ...queue }));
  } finally {
    await redis?.stop();
  }
}

async function inBrowser(measure: Measure) {
  const { findChromium } = await import('./chromium');
  const chromium = await findChromium();
  if (!chromium) throw new Halt('No Chromium or Chrome was found: install one, or give its path in CHROMIUM_PATH.');
  return onProduct((env) => measure({ ...env, CHROMIUM_PATH: chromium }));
}

/**
 * Runs on the whole product with its demo. BENCH_URL and DATA_DIR select a running product instead, which keeps the
 * data that the benchmark adds.
 */
async function onProduct(measure: Measure) {
  const { pidsOf, startStack, untilNoJobIsDue } = await import('../product/stack');
  const { BENCH_URL } = process.env;
  const stack = BENCH_URL ? null : await startStack();
  try {
    // The workers would draw up the demo's documents beside the first figures, which then measure them too.
    if (stack) await untilNoJobIsDue(stack.databaseUrl());
    const dataDir = stack?.dataDir ?? dataDirFrom();
    const url = runningUrl(dataDir, EMBEDDED_DATABASE);
    if (!url) throw new Halt(`No product runs with the data of ${dataDir}.`);
    const { server, workers } = pidsOf(dataDir);
    return await measure({
      BENCH_URL: stack?.url ?? String(BENCH_URL),
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SERVER_PID: String(server),
      WORKERS_PID: String(workers),
    });
  } finally {
    await stack?.stop();
  }
}
