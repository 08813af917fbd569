import { join } from 'node:path';
import { build } from '../build/build';
import { generate } from '../build/generate';
import { loadEnvFile } from '../paths';
import { freePort } from '../processes';
import { hintsFor } from '../product/hints';
import { DEMO_LOADING } from '../product/load-demo';
import { isHealthy, type ProductRun, runProduct } from '../product/product-run';
import { childEnv, readSettings, type Settings, welcome } from '../product/settings';
import { Halt } from '../say';
import { apiCalls } from './api-calls';
import { openOrigin } from './dev-origin';
import { DevPrograms } from './dev-programs';

/**
 * `npm run dev`: runs the same product as `npm start`, but from source. Changes to a web app show immediately; changes
 * to other workspaces restart the programs that contain them.
 */
export const main = () =>
  runProduct(async (run) => {
    loadEnvFile();
    const settings = readSettings();
    if (settings.isProduction) throw new Halt('npm run dev is for development: unset NODE_ENV, or use npm start.');
    await run.checkMachine(settings);
    await run.step(() => generate());
    // Builds the command-line program, which loads the demo.
    await run.step(() => build(['cli']));
    const env = childEnv(settings, await run.step(() => run.database(settings)));
    const { accounts, loading } = await run.step(() => run.demo(settings, env));
    await run.step(() => serve(run, settings, env));
    const hints = await run.step(() => hintsFor(String(env.DATABASE_URL), env.REDIS_URL));
    if (loading) hints.push(DEMO_LOADING);
    await run.step(() => welcome(settings, accounts, [...hints, 'Save a file to see it; Ctrl-C stops it.']));
    await run.step(() => loading?.announce());
  });

async function serve(run: ProductRun, { dataDir, port, host }: Settings, env: NodeJS.ProcessEnv) {
  const apiPort = await freePort();
  let isCall = apiCalls({ paths: {} });
  const programs = new DevPrograms({
    env: { SHUTDOWN_GRACE_SECONDS: '0', ...env, PORT: String(apiPort), HOST: '127.0.0.1' },
    logs: join(dataDir, 'logs'),
    onPid: (name, pid) => run.note(name, pid),
    isServing: async () => {
      if (!(await isHealthy(apiPort))) return false;
      try {
        const document = await fetch(`http://127.0.0.1:${apiPort}/api/openapi.json`);
        isCall = apiCalls((await document.json()) as { paths: Record<string, object> });
        return true;
      } catch {
        return false; // the next change stops it
      }
    },
  });
  run.add(programs);
  run.add(
    await openOrigin({
      port,
      host,
      apiPort,
      isCall: (method, path) => isCall(method, path),
      apiIsUp: () => programs.serving,
      onSaved: () => programs.changed(),
    }),
  );
  await programs.refresh();
  await programs.serving;
}
