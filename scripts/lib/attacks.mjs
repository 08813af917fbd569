import { pathToFileURL } from 'node:url';
import { nodeBundle } from './bundle.mjs';
import { generate } from './generate.mjs';
import { installIfNeeded } from './install.mjs';
import { inRoot } from './paths.mjs';
import { endRunning } from './processes.mjs';
import { hasRedisServer, startRedis } from './redis.mjs';
import { runMain } from './say.mjs';
import { FUZZED, startStack } from './stack.mjs';

/** `npm run test:fuzz [-- --requests 150000 --seed 1]`: fuzzes a product of its own. */
export const fuzz = () =>
  runMain(async () => {
    const program = await bundled('fuzz');
    const stack = await startStack({ env: FUZZED });
    try {
      return await program.main({ url: stack.url, databaseUrl: stack.databaseUrl() }, process.argv.slice(2));
    } finally {
      await stack.stop();
    }
  });

/** `npm run test:faults [-- --kills 20 --writes 1000 --seed 1]`: kills what a product of its own consists of. */
export const faults = () =>
  runMain(async () => {
    const program = await bundled('faults');
    const house = { startStack, startRedis: hasRedisServer() ? startRedis : null };
    return program.main(house, process.argv.slice(2));
  });

/** @param {'fuzz' | 'faults'} name */
async function bundled(name) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endRunning());
  await installIfNeeded();
  await generate();
  const esbuild = await import('esbuild');
  const outfile = inRoot('dist', 'attack', `${name}.js`);
  await esbuild.build(nodeBundle({ entryPoints: [`e2e/src/attack/${name}/main.ts`], outfile }));
  return import(pathToFileURL(outfile).href);
}
