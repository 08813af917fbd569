import { bringUpToDate } from '../../../prisma/src/bring-up-to-date';
import { withOneHost } from '../../../prisma/src/hosts';
import type { DatabaseAccess } from '../../../prisma/src/logins';
import { generate } from '../build/generate';
import { dataDirFrom, inRoot, loadEnvFile } from '../paths';
import { codeOf, Halt, runMain, say } from '../say';
import { createDatabase } from './databases';
import { startPostgres } from './postgres';

export const MIGRATIONS_DIR = inRoot('prisma', 'migrations');
export const EMBEDDED_DATABASE = 'embedded';

export async function migrateDatabase(databaseUrl: string) {
  try {
    return await bringUpToDate(accessTo(databaseUrl), MIGRATIONS_DIR, ({ name, attempt, attempts, reason }) =>
      say(`${name} waits for tables in use (${reason}; ${attempt} of ${attempts} attempts)`),
    );
  } catch (error) {
    const { name, message } = error as Error;
    if (['ECONNREFUSED', 'ENOTFOUND', '28P01'].includes(codeOf(error) ?? '')) {
      throw new Halt(`The database at DATABASE_URL does not let us in: ${message}`);
    }
    if (name === 'ProvisionRefused' || name === 'FormerLayout') throw new Halt(message);
    if (name === 'MigrationFailed') throw new Halt(`The database could not be migrated: ${message}`);
    throw error;
  }
}

function accessTo(url: string): DatabaseAccess {
  if (url !== process.env.DATABASE_URL) return { url };
  const { DATABASE_ROLE_SECRET, DATABASE_APP_URL, DATABASE_SYSTEM_URL, DATABASE_PASSWORD } = process.env;
  const owner = new URL(withOneHost(url));
  if (owner.password === '' && DATABASE_PASSWORD) owner.password = encodeURIComponent(DATABASE_PASSWORD);
  return {
    url: owner.toString(),
    roleSecret: DATABASE_ROLE_SECRET || undefined,
    appUrl: DATABASE_APP_URL ? withOneHost(DATABASE_APP_URL) : undefined,
    systemUrl: DATABASE_SYSTEM_URL ? withOneHost(DATABASE_SYSTEM_URL) : undefined,
  };
}

/** `npm run migrate`: migrates DATABASE_URL, or the embedded database of DATA_DIR. */
export const main = () =>
  runMain(async () => {
    loadEnvFile();
    await generate();
    const server = process.env.DATABASE_URL ? null : await startPostgres({ dataDir: dataDirFrom() });
    try {
      if (server) await createDatabase(server, EMBEDDED_DATABASE);
      const applied = await migrateDatabase(server?.url(EMBEDDED_DATABASE) ?? String(process.env.DATABASE_URL));
      for (const name of applied) say(`applied ${name}`);
      if (applied.length === 0) say('the database is up to date');
    } finally {
      await server?.stop();
    }
  });
