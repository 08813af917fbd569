import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { bundleHelpers } from '../build/bundle';
import { inRoot } from '../paths';
import { createDatabase, dropDatabase, withClient } from '../postgres/databases';
import { MIGRATIONS_DIR, migrateDatabase } from '../postgres/migrate';
import { type RunningPostgres, startPostgres } from '../postgres/postgres';
import { postgresOwner } from '../postgres/postgres-state';
import { say } from '../say';

/** Owner of the template database, without superuser rights. */
const OWNER = 'homologa_test_owner';
const KEPT = inRoot('.test-data', 'database');

/** A server with the rights of a superuser; `stop` ends it with the tests. */
type TestServer = Pick<RunningPostgres, 'url' | 'stop'>;

/**
 * `env` is the environment of the tests. `refresh` updates the template and the helper programs after a source change,
 * while the server keeps running.
 */
export interface TestDatabases {
  env: Record<string, string>;
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL for tests. With `isKept`, later runs reuse its template until the migrations or the code that
 * applies them change.
 */
export async function startTestDatabases({ isKept = false }: { isKept?: boolean } = {}): Promise<TestDatabases> {
  // If another run already uses the kept PostgreSQL, this run starts a temporary one.
  return openTestDatabases(
    isKept && !postgresOwner(KEPT) ? await startKept() : await startPostgres({ ephemeral: true }),
  );
}

/**
 * Provides the migrated template that each integration test file clones on a running server, and bundles the helper
 * programs for exports and imports.
 */
export async function openTestDatabases(server: TestServer): Promise<TestDatabases> {
  // The folder of the bundles is inside the repository, so that Node finds the installed packages from there.
  mkdirSync(inRoot('.test-data'), { recursive: true });
  const programs = mkdtempSync(inRoot('.test-data', 'programs-'));
  const ownerUrl = (database: string) =>
    Object.assign(new URL(server.url(database)), { username: OWNER, password: OWNER }).toString();
  const env: Record<string, string> = {
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

async function startKept(): Promise<RunningPostgres> {
  const start = () => startPostgres({ dataDir: KEPT, isDurable: false });
  const server = await start().catch((error) => {
    // A power failure can corrupt the non-durable cluster. It contains only the template, so recreate it.
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
 * Drops the login roles whose names derive from dropped databases (prisma/src/logins.ts). `prefix` is the prefix of the
 * databases' names.
 */
async function dropLogins(client: Client, prefix: string) {
  const { rows } = await client.query(
    String.raw`SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1) AND rolname LIKE '%\_login'`,
    [prefix],
  );
  for (const { name } of rows) await client.query(`DROP ROLE ${client.escapeIdentifier(name)}`);
}

/** Returns a hash of all inputs of the template: the migrations and the code that applies them and grants rights. */
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

async function provideTemplate(server: TestServer, template: string, ownerUrl: string) {
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
    // Creates the owner as an operator would, so that the tests have only the rights that the product grants itself.
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${OWNER}'`);
    await client.query(`ALTER DATABASE "${template}" OWNER TO ${OWNER}`);
    await migrateDatabase(ownerUrl);
    // PostgreSQL clones a template only while no client is connected to it.
    await client.query(`ALTER DATABASE "${template}" IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  });
}
