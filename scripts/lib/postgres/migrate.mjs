import { importFromRooms } from '../build/bundle.mjs';
import { dataDirFrom, inRoot, loadEnvFile } from '../paths.mjs';
import { codeOf, Halt, runMain, say } from '../say.mjs';
import { createDatabase } from './databases.mjs';
import { startPostgres } from './postgres.mjs';

export const MIGRATIONS_DIR = inRoot('prisma', 'migrations');
export const EMBEDDED_DATABASE = 'embedded';

/**
 * Bundled on demand from the room `prisma`: scripts run before anything is built.
 * @returns {Promise<typeof import('../../../prisma/src/bring-up-to-date.js')>}
 */
const databaseRoom = () => importFromRooms('database', "export * from './prisma/src/bring-up-to-date';");

/**
 * Applies pending migrations and creates the application's roles with their rights. Returns the names of the applied
 * migrations.
 * @param {string} databaseUrl
 */
export async function migrateDatabase(databaseUrl) {
  const { bringUpToDate } = await databaseRoom();
  try {
    return await bringUpToDate(accessTo(databaseUrl), MIGRATIONS_DIR);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (['ECONNREFUSED', 'ENOTFOUND', '28P01'].includes(codeOf(error) ?? '')) {
      throw new Halt(`The database at DATABASE_URL does not let us in: ${message}`);
    }
    if (name === 'ProvisionRefused' || name === 'FormerLayout') throw new Halt(message);
    if (name === 'MigrationFailed') throw new Halt(`The database could not be migrated: ${message}`);
    throw error;
  }
}

/**
 * Database credentials from the environment. The embedded database is accessed by its owner only.
 * @param {string} url
 * @returns {import('../../../prisma/src/logins.js').DatabaseAccess}
 */
function accessTo(url) {
  if (url !== process.env.DATABASE_URL) return { url };
  const { DATABASE_ROLE_SECRET, DATABASE_APP_URL, DATABASE_SYSTEM_URL, DATABASE_PASSWORD } = process.env;
  const owner = new URL(url);
  if (owner.password === '' && DATABASE_PASSWORD) owner.password = encodeURIComponent(DATABASE_PASSWORD);
  return {
    url: owner.toString(),
    roleSecret: DATABASE_ROLE_SECRET || undefined,
    appUrl: DATABASE_APP_URL || undefined,
    systemUrl: DATABASE_SYSTEM_URL || undefined,
  };
}

/** `node scripts/migrate.mjs`: migrates DATABASE_URL, or the embedded database of DATA_DIR. */
export const main = () =>
  runMain(async () => {
    loadEnvFile();
    const { generate } = await import('../build/generate.mjs');
    await generate();
    const server = process.env.DATABASE_URL ? null : await startPostgres({ dataDir: dataDirFrom(), onNote: say });
    try {
      if (server) await createDatabase(server, EMBEDDED_DATABASE);
      const applied = await migrateDatabase(server?.url(EMBEDDED_DATABASE) ?? String(process.env.DATABASE_URL));
      for (const name of applied) say(`applied ${name}`);
      if (applied.length === 0) say('the database is up to date');
    } finally {
      await server?.stop();
    }
  });
