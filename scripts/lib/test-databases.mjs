import { createDatabase, withClient } from './databases.mjs';
import { migrateDatabase } from './migrate.mjs';
import { startPostgres } from './postgres.mjs';

/** The migrated database that each integration test file clones. */
const TEMPLATE = 'homologa_template';

/**
 * An ephemeral PostgreSQL with the migrated template.
 * @returns {Promise<{env: Record<string, string>, stop: () => Promise<void>}>} env: what the tests read
 */
export async function startTestDatabases() {
  const server = await startPostgres({ ephemeral: true });
  try {
    await createDatabase(server, TEMPLATE);
    await migrateDatabase(server.url(TEMPLATE), { roles: false });
    // A clone needs a template that nobody is connected to.
    await withClient(server.url('postgres'), (client) =>
      client.query(`ALTER DATABASE "${TEMPLATE}" IS_TEMPLATE true ALLOW_CONNECTIONS false`),
    );
  } catch (error) {
    await server.stop();
    throw error;
  }
  const env = { TEST_DATABASE_URL: server.url('postgres'), TEST_DATABASE_TEMPLATE: TEMPLATE };
  return { env, stop: server.stop };
}
