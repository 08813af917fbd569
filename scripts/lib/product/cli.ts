import { spawnSync } from 'node:child_process';
import { build } from '../build/build';
import { generate } from '../build/generate';
import { dataDirFrom, inRoot, loadEnvFile, ROOT } from '../paths';
import { createDatabase } from '../postgres/databases';
import { EMBEDDED_DATABASE, migrateDatabase } from '../postgres/migrate';
import { runningUrl, startPostgres } from '../postgres/postgres';
import { runMain, sayOnStandardError } from '../say';
import { makeDataDir } from './settings';

/**
 * `npm run homologa -- <command>`: runs the operators' command-line program on DATABASE_URL or on the embedded database
 * of DATA_DIR, which is started for the command unless `npm start` already runs it. Progress goes to standard error, so
 * that standard output contains only the command's result.
 */
export const main = () =>
  runMain(async () => {
    sayOnStandardError();
    loadEnvFile();
    await generate();
    // Exports and dry runs of imports run the workers' programs.
    await build(['cli', 'workers']);
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

async function embeddedDatabase(dataDir: string) {
  const running = runningUrl(dataDir, EMBEDDED_DATABASE);
  if (running) return { url: running, stop: async () => {} };
  const server = await startPostgres({ dataDir });
  try {
    await createDatabase(server, EMBEDDED_DATABASE);
    const url = server.url(EMBEDDED_DATABASE);
    // Do not migrate before a restore: a backup contains the migrations that match its rows.
    if (!isRestore()) await migrateDatabase(url);
    return { url, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
