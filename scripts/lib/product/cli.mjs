import { spawnSync } from 'node:child_process';
import { build } from '../build/build.mjs';
import { generate } from '../build/generate.mjs';
import { installIfNeeded } from '../build/install.mjs';
import { dataDirFrom, inRoot, loadEnvFile, ROOT } from '../paths.mjs';
import { runMain, sayOnStandardError } from '../say.mjs';
import { makeDataDir } from './data-dir.mjs';

/**
 * `npm run homologa -- <command>`: runs the operators' command-line program on DATABASE_URL or on the embedded database
 * of DATA_DIR, which is started for the command unless `npm start` already runs it. Progress goes to standard error, so
 * that standard output contains only the command's result.
 */
export const main = () =>
  runMain(async () => {
    sayOnStandardError();
    loadEnvFile();
    await installIfNeeded();
    await generate();
    await build(['cli']);
    const dataDir = dataDirFrom();
    makeDataDir(dataDir);
    const database = process.env.DATABASE_URL ? null : await embeddedDatabase(dataDir);
    try {
      const env = { ...process.env, HOMOLOGA_ROOT: ROOT, DATA_DIR: dataDir };
      if (database) Object.assign(env, { DATABASE_URL: database.url, EMBEDDED: '1' });
      const args = [inRoot('dist', 'cli', 'main.js'), ...process.argv.slice(2)];
      return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
    } finally {
      await database?.stop();
    }
  });

const isRestore = () => process.argv[2] === 'db' && process.argv[3] === 'restore';

/** @param {string} dataDir */
async function embeddedDatabase(dataDir) {
  const { createDatabase } = await import('../postgres/databases.mjs');
  const { runningUrl, startPostgres } = await import('../postgres/postgres.mjs');
  const { EMBEDDED_DATABASE, migrateDatabase } = await import('../postgres/migrate.mjs');
  const running = runningUrl(dataDir, EMBEDDED_DATABASE);
  if (running) return { url: running, stop: async () => {} };
  const server = await startPostgres({ dataDir, onNote: console.error });
  try {
    await createDatabase(server, EMBEDDED_DATABASE);
    const url = server.url(EMBEDDED_DATABASE);
    // A restored backup contains the migrations that match its rows: do not migrate before the restore.
    if (!isRestore()) await migrateDatabase(url);
    return { url, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
