import { join } from 'node:path';
import { build } from '../build/build';
import { generate } from '../build/generate';
import { inRoot, loadEnvFile } from '../paths';
import { Halt, say } from '../say';
import { hintsFor } from './hints';
import { DEMO_LOADING } from './load-demo';
import { type ProductRun, runProduct } from './product-run';
import { childEnv, ownAddress, programEnv, readSettings, type Settings, welcome } from './settings';
import { supervise } from './supervise';

/** `npm start`: starts the product from a fresh clone. Ctrl-C shuts it down gracefully. */
export const main = () =>
  runProduct(async (run) => {
    loadEnvFile();
    const settings = readSettings();
    await run.checkMachine(settings);
    await run.step(() => generate());
    await run.step(() => build());
    await run.step(stopBundler);
    const env = childEnv(settings, await run.step(() => run.database(settings)));
    const { accounts, loading } = await run.step(() => run.demo(settings, env));
    await run.step(() => serve(run, settings, env));
    const hints = await run.step(() => hintsFor(String(env.DATABASE_URL), env.REDIS_URL));
    if (loading) hints.push(DEMO_LOADING);
    await run.step(() => welcome(settings, accounts, [...hints, 'Ctrl-C stops it.']));
    await run.step(() => loading?.announce());
  });

/** Ends esbuild's service, which would keep some 200 MB of memory for as long as the product runs. */
async function stopBundler() {
  const { stop } = await import('esbuild');
  await stop();
}

async function serve(run: ProductRun, { dataDir, port, host }: Settings, env: NodeJS.ProcessEnv) {
  say('starting server and workers');
  for (const name of ['server', 'workers']) {
    const program = supervise({
      name,
      script: inRoot('dist', name, 'main.js'),
      env: programEnv(name, env),
      log: join(dataDir, 'logs', `${name}.log`),
      onPid: (pid) => run.note(name, pid),
      onWarning: (line) => console.warn(line),
      onGivenUp: (reason) => void run.fail(new Halt(reason)),
    });
    run.add(program);
  }
  await run.whenHealthy(port, join(dataDir, 'logs', 'server.log'), ownAddress(host));
}
