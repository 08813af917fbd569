import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { generate } from '../build/generate.mjs';
import { installIfNeeded } from '../build/install.mjs';
import { loadEnvFile } from '../paths.mjs';
import { freePort } from '../processes.mjs';
import { hintsFor } from '../product/hints.mjs';
import { isHealthy, runProduct } from '../product/product-run.mjs';
import { childEnv, readSettings, welcome } from '../product/settings.mjs';
import { Halt } from '../say.mjs';
import { apiCalls } from './api-calls.mjs';

/**
 * `npm run dev`: the product of `npm start`, run from source. Changes to a web app show at once; changes to other rooms
 * restart the programs that contain them.
 */
export const main = () =>
  runProduct(async (run) => {
    loadEnvFile();
    const settings = readSettings();
    if (settings.isProduction) throw new Halt('npm run dev is for development: unset NODE_ENV, or use npm start.');
    await run.checkMachine(settings);
    await installIfNeeded();
    await run.step(() => generate());
    // The command-line program loads the demo.
    await run.step(() => build(['cli']));
    const env = childEnv(settings, await run.step(() => run.database(settings)));
    const accounts = await run.step(() => run.demo(settings, env));
    await run.step(() => serve(run, settings, env));
    const hints = await run.step(() => hintsFor(String(env.DATABASE_URL), env.REDIS_URL));
    if (!run.isFinishing) welcome(settings, accounts, [...hints, 'Save a file to see it; Ctrl-C stops it.']);
  });

/**
 * @param {import('../product/product-run.mjs').ProductRun} run
 * @param {import('../product/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
async function serve(run, { dataDir, port, host }, env) {
  // Imported lazily: the first start has only just installed these packages.
  const { DevPrograms } = await import('./dev-programs.mjs');
  const { openOrigin } = await import('./dev-origin.mjs');
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
        isCall = apiCalls(/** @type {{paths: Record<string, object>}} */ (await document.json()));
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
