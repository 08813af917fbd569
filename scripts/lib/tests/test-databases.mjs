import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleHelpers } from '../build/bundle.mjs';
import { inRoot } from '../paths.mjs';
import { createDatabase, dropDatabase, withClient } from '../postgres/databases.mjs';
import { MIGRATIONS_DIR, migrateDatabase } from '../postgres/migrate.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { postgresOwner } from '../postgres/postgres-state.mjs';
import { say } from '../say.mjs';

/** Owner of the template, without superuser rights. */
const OWNER = 'homologa_test_owner';
/** Data folder of the PostgreSQL whose template is kept from run to run. */
const KEPT = inRoot('.test-data', 'database');

/** @typedef {import('../postgres/postgres.mjs').RunningPostgres} RunningPostgres */
/**
 * `env` is what the tests read; `refresh` brings template and helper programs up to date with the source while the
 * server keeps running.
 * @typedef {{env: Record<string, string>, refresh: () => Promise<void>, stop: () => Promise<void>}} TestDatabases
 */

/**
 * Starts a PostgreSQL with the migrated template that each integration test file clones, and bundles the programs that
 * write the tests' exports and read their imports.
 * @param {{isKept?: boolean}} [options] `isKept`: the template outlives the run, and is made again when the migrations
 *   or the code that applies them changed
 * @returns {Promise<TestDatabases>}
 */
export async function startTestDatabases({ isKept = false } = {}) {
  // A second run beside one that has the kept cluster gets its own.
  const server = isKept && !postgresOwner(KEPT) ? await startKept() : await startPostgres({ ephemeral: true });
  // Inside the project, so that the bundle finds the installed packages.
  mkdirSync(inRoot('.test-data'), { recursive: true });
  const programs = mkdtempSync(inRoot('.test-data', 'programs-'));
  const ownerUrl = (/** @type {string} */ database) =>
    Object.assign(new URL(server.url(database)), { username: OWNER, password: OWNER }).toString();
  /** @type {Record<string, string>} */
  const env = {
    TEST_DATABASE_URL: server.url('postgres'),
    TEST_SHEET_PROGRAM: join(programs, 'sheet-writer.js'),
    TEST_IMPORT_READER: join(programs, 'import-reader.js'),
  };
  const refresh = async () => {
    await bundleHelpers(programs);
    const template = `homologa_template_${templateVersion()}`;
    await provideTemplate(server, template, ownerUrl(template));
    Object.assign(env, { TEST_DATABASE_TEMPLATE: template, TEST_DATABASE_OWNER_URL: ownerUrl(template) });
  };
  const stop = async () => {
    rmSync(programs, { recursive: true, force: true });
    await server.stop();
  };
  try {
    await refresh();
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, refresh, stop };
}

/**
 * Starts the kept PostgreSQL and removes what an interrupted run left in it.
 * @returns {Promise<RunningPostgres>}
 */
async function startKept() {
  const start = () => startPostgres({ dataDir: KEPT, isDurable: false });
  const server = await start().catch((error) => {
    // Without durability a power cut can break the cluster, which holds nothing but the template.
    say(`making the test database again: ${error instanceof Error ? error.message : String(error)}`);
    rmSync(KEPT, { recursive: true, force: true });
    return start();
  });
  await withClient(server.url('postgres'), async (client) => {
    const databases = await client.query(
      String.raw`SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\_%'`,
    );
    for (const { name } of databases.rows) await dropDatabase(server, name);
    await dropLogins(client, 'test_');
  });
  return server;
}

/**
 * Drops the logins that were derived from the names of dropped databases (prisma/src/logins.ts).
 * @param {import('pg').Client} client
 * @param {string} prefix of the databases' names
 */
async function dropLogins(client, prefix) {
  const { rows } = await client.query(
    String.raw`SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1) AND rolname LIKE '%\_login'`,
    [prefix],
  );
  for (const { name } of rows) await client.query(`DROP ROLE ${client.escapeIdentifier(name)}`);
}

/** A hash of what the template is made from: the migrations, and the code that applies them and gives rights. */
function templateVersion() {
  const hash = createHash('sha256');
  for (const dir of [MIGRATIONS_DIR, inRoot('prisma', 'src')]) {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.filter((path) => !path.includes('generated')).sort()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Makes the template unless it is there already, and drops those of other versions.
 * @param {RunningPostgres} server
 * @param {string} template
 * @param {string} ownerUrl
 */
async function provideTemplate(server, template, ownerUrl) {
  await withClient(server.url('postgres'), async (client) => {
    const { rows } = await client.query(
      String.raw`SELECT datname AS name, datistemplate AS "isFinished" FROM pg_database WHERE datname LIKE 'homologa\_template\_%'`,
    );
    if (rows.some(({ name, isFinished }) => name === template && isFinished)) return;
    for (const { name } of rows) {
      await client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} IS_TEMPLATE false`);
      await dropDatabase(server, name);
    }
    await dropLogins(client, 'homologa_template_');
    await createDatabase(server, template);
    // As an operator makes them: the tests may lean on the rights that the product gives itself, and on no others.
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${OWNER}'`);
    await client.query(`ALTER DATABASE "${template}" OWNER TO ${OWNER}`);
    await migrateDatabase(ownerUrl);
    // PostgreSQL clones a template only while nobody is connected to it.
    await client.query(`ALTER DATABASE "${template}" IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  });
}
