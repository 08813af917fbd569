import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { generate } from '../build/generate.mjs';
import { installIfNeeded } from '../build/install.mjs';
import { inRoot, loadEnvFile } from '../paths.mjs';
import { Halt, say } from '../say.mjs';
import { hintsFor } from './hints.mjs';
import { runProduct } from './product-run.mjs';
import { childEnv, ownAddress, readSettings, welcome } from './settings.mjs';

/** `npm start`: from an empty clone to a running product. Shuts down gracefully on Ctrl-C. */
export const main = () =>
  runProduct(async (run) => {
    loadEnvFile();
    const settings = readSettings();
    await run.checkMachine(settings);
    const installed = await installIfNeeded();
    await run.step(() => generate());
    await run.step(() => build());
    const env = childEnv(settings, await run.step(() => run.database(settings)));
    const accounts = await run.step(() => run.demo(settings, env));
    await run.step(() => serve(run, settings, env));
    const hints = await run.step(() => hintsFor(String(env.DATABASE_URL), env.REDIS_URL));
    const last = `Ctrl-C stops it${installed ? '; the next start takes seconds' : ''}.`;
    if (!run.isFinishing) welcome(settings, accounts, [...hints, last]);
  });

/**
 * @param {import('./product-run.mjs').ProductRun} run
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
async function serve(run, { dataDir, port, host }, env) {
  const { supervise } = await import('./supervise.mjs');
  say('starting server and workers');
  for (const name of ['server', 'workers']) {
    run.add(
      supervise({
        name,
        script: inRoot('dist', name, 'main.js'),
        env,
        log: join(dataDir, 'logs', `${name}.log`),
        onPid: (pid) => run.note(name, pid),
        onWarning: (line) => console.warn(line),
        onGivenUp: (reason) => void run.fail(new Halt(reason)),
      }),
    );
  }
  await run.whenHealthy(port, join(dataDir, 'logs', 'server.log'), ownAddress(host));
}
