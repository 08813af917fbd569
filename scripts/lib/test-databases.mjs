import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleHelpers } from './bundle.mjs';
import { createDatabase, withClient } from './databases.mjs';
import { migrateDatabase } from './migrate.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';

/** The migrated database that each integration test file clones. */
const TEMPLATE = 'homologa_template';
/** Its owner: no superuser. */
const OWNER = 'homologa_test_owner';

/**
 * An ephemeral PostgreSQL with the migrated template, and the programs by which the tests' exports are written and
 * their imports are read.
 * @returns {Promise<{env: Record<string, string>, stop: () => Promise<void>}>} env: what the tests read
 */
export async function startTestDatabases() {
  const server = await startPostgres({ ephemeral: true });
  // Inside the project, so that the bundle finds the installed packages.
  mkdirSync(inRoot('.test-data'), { recursive: true });
  const programs = mkdtempSync(inRoot('.test-data', 'programs-'));
  const ownerUrl = Object.assign(new URL(server.url(TEMPLATE)), { username: OWNER, password: OWNER }).toString();
  const stop = async () => {
    rmSync(programs, { recursive: true, force: true });
    await server.stop();
  };
  try {
    await bundleHelpers(programs);
    await createDatabase(server, TEMPLATE);
    // As an operator makes them: the product's own rights are all that a test may lean on.
    await withClient(server.url('postgres'), async (client) => {
      await client.query(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${OWNER}'`);
      await client.query(`ALTER DATABASE "${TEMPLATE}" OWNER TO ${OWNER}`);
    });
    await migrateDatabase(ownerUrl);
    // A clone needs a template that nobody is connected to.
    await withClient(server.url('postgres'), (client) =>
      client.query(`ALTER DATABASE "${TEMPLATE}" IS_TEMPLATE true ALLOW_CONNECTIONS false`),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    TEST_DATABASE_URL: server.url('postgres'),
    TEST_DATABASE_OWNER_URL: ownerUrl,
    TEST_DATABASE_TEMPLATE: TEMPLATE,
    TEST_SHEET_PROGRAM: join(programs, 'sheet-writer.js'),
    TEST_IMPORT_READER: join(programs, 'import-reader.js'),
  };
  return { env, stop };
}
