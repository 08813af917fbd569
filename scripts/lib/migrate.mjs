import { importFromRooms } from './bundle.mjs';
import { createDatabase } from './databases.mjs';
import { dataDirFrom, inRoot, loadEnvFile } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { codeOf, Halt, runMain, say } from './say.mjs';

export const MIGRATIONS_DIR = inRoot('prisma', 'migrations');
/** The database of the embedded PostgreSQL that `npm start` serves. */
export const EMBEDDED_DATABASE = 'embedded';

/**
 * The database room's own functions, compiled in passing: scripts run before anything is built.
 * @returns {Promise<{migrate: typeof import('../../prisma/src/migrate.js').migrate,
 *   provisionRoles: typeof import('../../prisma/src/provision.js').provisionRoles}>}
 */
const databaseRoom = () =>
  importFromRooms(
    'database',
    "export { migrate } from './prisma/src/migrate'; export { provisionRoles } from './prisma/src/provision';",
  );

/**
 * Applies what is missing and makes the application's login roles; gives the names applied now.
 * @param {string} databaseUrl
 * @param {{roles?: boolean}} options
 */
export async function migrateDatabase(databaseUrl, { roles = true } = {}) {
  const { migrate, provisionRoles } = await databaseRoom();
  try {
    const applied = await migrate(databaseUrl, MIGRATIONS_DIR);
    if (roles) await provisionRoles(databaseUrl);
    return applied;
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (['ECONNREFUSED', 'ENOTFOUND', '28P01'].includes(codeOf(error) ?? '')) {
      throw new Halt(`The database at DATABASE_URL does not let us in: ${message}`);
    }
    if (name === 'MigrationFailed') throw new Halt(`The database could not be migrated: ${message}`);
    throw error;
  }
}

/** `node scripts/migrate.mjs`: migrates DATABASE_URL, or the embedded database of DATA_DIR. */
export const main = () =>
  runMain(async () => {
    loadEnvFile();
    const { generate } = await import('./generate.mjs');
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
