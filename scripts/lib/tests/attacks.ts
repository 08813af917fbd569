import { pathToFileURL } from 'node:url';
import { nodeBundle } from '../build/bundle';
import { generate } from '../build/generate';
import { inRoot } from '../paths';
import { endRunning } from '../processes';
import { hasRedisServer, startRedis } from '../product/redis';
import { FUZZED, openDatabase, runCommand, startStack } from '../product/stack';
import { runMain } from '../say';
import { runOutages } from './outages';

/**
 * `npm run test:fuzz [-- --requests 150000 --cases 20000 --questionnaires 10000 --seed 1]`: sends broken requests to a
 * product started for this purpose, gives broken files to the parsers, and random questionnaires to browser, server,
 * spreadsheet and replay. `--requests 0 --cases 1000000` is for the parsers alone.
 */
export const fuzz = () =>
  runMain(async () => {
    const program = await bundled('fuzz');
    const startProduct = async () => {
      const stack = await house.startStack({ env: FUZZED });
      return { url: stack.url, databaseUrl: stack.databaseUrl() };
    };
    try {
      return await program.main(startProduct, process.argv.slice(2));
    } finally {
      for (const end of ends.splice(0)) await end();
    }
  });

/**
 * `npm run test:faults [-- --kills 20 --writes 1000 --seed 1]`: runs the tests of outages, then kills processes of a
 * product started for this purpose. `-- outages [piece of a path …]` and `-- kills` do one of the two. `-- alerts`
 * breaks each thing that the alert rules watch instead, and waits for the alert; it needs Prometheus.
 */
export const faults = () =>
  runMain(async () => {
    const [form, ...rest] = process.argv.slice(2);
    const program = await bundled('faults');
    if (form === 'outages') return (await outages(rest)) ? 0 : 1;
    if (form === 'kills') return program.main(house, rest);
    const withOutages = form !== 'alerts';
    const passed = !withOutages || (await outages([]));
    return (await program.main(house, process.argv.slice(2))) || (passed ? 0 : 1);
  });

async function outages(filters: readonly string[]): Promise<boolean> {
  try {
    return await runOutages(filters, ends);
  } finally {
    for (const end of ends.splice(0)) await end();
  }
}

const ends: (() => Promise<unknown>)[] = [];
/** Wraps a start function so that everything that it starts is stopped at the end of the attack. */
const remembered =
  <O, R extends { stop: () => Promise<unknown> }>(start: (options: O) => Promise<R>): ((options: O) => Promise<R>) =>
  async (options) => {
    const started = await start(options);
    ends.unshift(() => started.stop());
    return started;
  };
const house = {
  root: inRoot(),
  startStack: remembered(startStack),
  runCommand,
  openDatabase: remembered(openDatabase),
  startRedis: hasRedisServer() ? remembered(startRedis) : null,
};

async function interrupt() {
  endRunning();
  for (const end of ends) await end();
  process.exit(130);
}

async function bundled(name: 'fuzz' | 'faults') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void interrupt());
  await generate();
  const esbuild = await import('esbuild');
  const outfile = inRoot('dist', 'attack', `${name}.js`);
  await esbuild.build(nodeBundle({ entryPoints: [`e2e/src/attack/${name}/main.ts`], outfile }));
  return import(pathToFileURL(outfile).href);
}
