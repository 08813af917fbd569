import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MIGRATION_LOCK, type MigrationRetry, migrate, WITHOUT_TRANSACTION } from '../../../prisma/src/migrate';
import { readMigrations } from '../../../prisma/src/migrations';
import { Halt } from '../say';
import { createDatabase, dropDatabase, withClient } from './databases';
import { MIGRATIONS_DIR, migrateDatabase } from './migrate';

let dir: string;
const names: string[] = [];
const owners: string[] = [];
const server = {
  url: (name: string) => {
    const url = new URL(String(process.env.TEST_DATABASE_URL));
    url.pathname = `/${name}`;
    return url.toString();
  },
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'homologa-migrations-'));
});
afterAll(async () => {
  for (const name of names) await dropDatabase(server, name);
  for (const name of owners) await withClient(server.url('postgres'), (client) => client.query(`DROP ROLE "${name}"`));
  rmSync(dir, { recursive: true, force: true });
});

async function newDatabase() {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  await createDatabase(server, name);
  return server.url(name);
}

function migrationsWith(scripts: Record<string, string>) {
  const folder = mkdtempSync(join(dir, 'set-'));
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), script);
  }
  return folder;
}

const history = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('SELECT migration_name FROM "_prisma_migrations" ORDER BY started_at');
    return rows.map((row) => row.migration_name);
  });

test('two starters at once apply everything once', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({
    '1_a': 'CREATE TABLE a (x int); SELECT pg_sleep(0.3);',
    '2_b': 'CREATE TABLE b (x int);',
  });
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(['1_a', '2_b']);
  expect(await history(url)).toEqual(['1_a', '2_b']);
});

test('a migration waits for a backup as long as it takes, and for a table five seconds at a time', async () => {
  const url = new URL(await newDatabase());
  // Sets a short lock timeout for the session, as a default of the database or of the login role might do. The
  // migration must override it.
  url.searchParams.set('options', '-c lock_timeout=100ms');
  const folder = migrationsWith({ '1_a': "CREATE TABLE a AS SELECT current_setting('lock_timeout') AS patience;" });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await withClient(url.toString(), async (backup) => {
      await backup.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
      const migrating = migrate(url.toString(), folder);
      await Promise.race([migrating, new Promise((resolve) => setTimeout(resolve, 500))]);
      await backup.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
      expect(await migrating).toEqual(['1_a']);
      expect((await backup.query('SELECT patience FROM a')).rows).toEqual([{ patience: '5s' }]);
    });
    const statements = asked.mock.calls.map(([text]) => text);
    const before = statements.slice(
      0,
      statements.findIndex((text) => text.includes('pg_try_advisory_lock(')),
    );
    expect(before.join(';').match(/lock_timeout = [^;]+/g)).toEqual(['lock_timeout = 0']);
  } finally {
    asked.mockRestore();
  }
});

test('a migration that fails leaves nothing, names itself, and may be mended and tried again', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({ '1_a': 'CREATE TABLE a (x int);', '2_b': 'CREATE TABLE b (x int); SELECT 1/0;' });
  await expect(migrate(url, folder)).rejects.toThrow(/^2_b: division by zero/);
  expect(await history(url)).toEqual(['1_a']);
  writeFileSync(join(folder, '2_b', 'migration.sql'), 'CREATE TABLE b (x int);');
  expect(await migrate(url, folder)).toEqual(['2_b']);
});

const BRIEFLY = { lockMs: 150, pauseMs: 50, attempts: 200 };

test('a migration lets readers through while it waits for a table, and is applied once the table is free', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({ '1_a': 'ALTER TABLE held ADD COLUMN y int;' });
  await withClient(url, async (holder) => {
    await holder.query('CREATE TABLE held (x int)');
    await holder.query('BEGIN; SELECT FROM held;');
    const migrating = migrate(url, folder, { patience: BRIEFLY });
    await withClient(url, async (reader) => {
      await waitingFor(reader, 'held');
      // Behind the waiting ALTER TABLE: answered as soon as its lock timeout has passed.
      await reader.query("SET statement_timeout = '5s'");
      await reader.query('SELECT FROM held');
    });
    await holder.query('COMMIT');
    expect(await migrating).toEqual(['1_a']);
  });
});

test('a migration gives up a table that stays in use, without any change, and says what to do', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({ '1_a': 'CREATE TABLE a (x int); ALTER TABLE held ADD COLUMN y int;' });
  await withClient(url, async (holder) => {
    await holder.query('CREATE TABLE held (x int)');
    await holder.query('BEGIN; SELECT FROM held;');
    await expect(migrate(url, folder, { patience: { ...BRIEFLY, attempts: 2 } })).rejects.toThrow(
      /^1_a: canceling statement due to lock timeout.*another session uses the table/,
    );
    expect(await history(url)).toEqual([]);
    await holder.query('COMMIT');
  });
});

test('a migration that ends in a deadlock is applied again', async () => {
  const url = await newDatabase();
  // A sequence is not rolled back: the first two attempts fail.
  await withClient(url, (client) => client.query('CREATE SEQUENCE attempts'));
  const script = `CREATE TABLE a (x int); DO $$ BEGIN
    IF nextval('attempts') < 3 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
  END $$;`;
  expect(await migrate(url, migrationsWith({ '1_a': script }), { patience: BRIEFLY })).toEqual(['1_a']);
});

test('a migration beside a reader that locks its tables in the other order locks the table of the reader first', async () => {
  const url = new URL(await newDatabase());
  const folder = migrationsWith({ '1_a': 'ALTER TABLE a ADD COLUMN y int; ALTER TABLE b ADD COLUMN y int;' });
  const retried: string[] = [];
  await withClient(url.toString(), async (reader) => {
    await reader.query('CREATE TABLE a (x int); CREATE TABLE b (x int);');
    // PostgreSQL aborts the session that looks for a deadlock, which each session does once, after this time.
    await reader.query("SET deadlock_timeout = '1min'");
    url.searchParams.set('options', '-c deadlock_timeout=2s');
    await reader.query('BEGIN; SELECT FROM b; SAVEPOINT one;');
    const patience = { lockMs: 60_000, pauseMs: 50, attempts: 4 };
    const onRetry = ({ reason }: MigrationRetry) => retried.push(reason);
    const migrating = migrate(url.toString(), folder, { patience, onRetry });
    await waitingFor(reader, 'b');
    await reader.query('SELECT FROM a; ROLLBACK TO one;');
    await waitingFor(reader, 'b');
    await reader.query('SELECT FROM a; COMMIT;');
    expect(await migrating).toEqual(['1_a']);
  });
  expect(retried).toEqual(['deadlock detected']);
});

test('an index is built beside writers and a second start, and an invalid one of an earlier attempt is replaced', async () => {
  const url = await newDatabase();
  const script = `${WITHOUT_TRANSACTION}CREATE UNIQUE INDEX CONCURRENTLY "t_x_key" ON t (x);`;
  const folder = migrationsWith({ '1_index': script });
  await withClient(url, async (client) => {
    await client.query('CREATE TABLE t (x int); INSERT INTO t VALUES (1), (1);');
    await expect(migrate(url, folder)).rejects.toThrow(/^1_index: could not create unique index/);
    await client.query('DELETE FROM t');
    await client.query('BEGIN; INSERT INTO t VALUES (2);');
    const both = Promise.all([migrate(url, folder), migrate(url, folder)]);
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // longer than the search for deadlocks waits
    await client.query('COMMIT');
    expect((await both).flat()).toEqual(['1_index']);
    const { rows } = await client.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 't_x_key'::regclass");
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

/** Waits until a session waits for a lock on the table. */
async function waitingFor(client: pg.Client, table: string) {
  const statement = 'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass';
  while (!(await client.query(statement, [table])).rowCount) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a migration that was changed after it had been applied is refused', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({ '1_a': 'CREATE TABLE a (x int);' });
  await migrate(url, folder);
  writeFileSync(join(folder, '1_a', 'migration.sql'), 'CREATE TABLE a (y int);');
  await expect(migrate(url, folder)).rejects.toThrow(/1_a was changed after it had been applied/);
});

test("the product's own migrations apply to an empty database, and only once", async () => {
  const url = await newDatabase();
  const applied = await migrate(url, MIGRATIONS_DIR);
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrate(url, MIGRATIONS_DIR)).toEqual([]);
});

const FORMER = { '20261101000000_tables': 'CREATE TABLE former (x int);', '20261125130000_index': 'SELECT 1;' };

test('refuses a database of the former layout with one sentence, and changes nothing', async () => {
  const url = await newDatabase();
  await migrate(url, migrationsWith(FORMER));
  const sentence =
    'This database was created by a version from before the first release (20261101000000_tables), and its tables ' +
    'cannot be upgraded: start with an empty database or an empty DATA_DIR, or keep running the version that created it.';
  await expect(migrateDatabase(url)).rejects.toThrow(new Halt(sentence));
  expect(await history(url)).toEqual(Object.keys(FORMER));
  const { rows } = await withClient(url, (client) => client.query(`SELECT to_regclass('"User"') AS users`));
  expect(rows).toEqual([{ users: null }]);
});

test('leaves the tables of a later version as they are', async () => {
  const url = await newDatabase();
  await migrate(url, withLater('SELECT 1;'));
  expect(await migrate(url, MIGRATIONS_DIR)).toEqual([]);
});

function withLater(script: string) {
  const folder = migrationsWith({ '99991231000000_later': script });
  cpSync(MIGRATIONS_DIR, folder, { recursive: true });
  return folder;
}

const DATA = `
  INSERT INTO "Company" ("id", "legalName", "name") VALUES ('00000000-0000-7000-8000-000000000001', 'A', 'A');
  INSERT INTO "Workflow" ("id", "companyId", "type", "product", "reportType", "payment", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), "id", 'onboarding', 'report', 'bir', 'client', now(), now() FROM "Company";
  INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "dunsNumber", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), "companyId", "id", 'Aceros', '12-345-6789', now(), now() FROM "Workflow";
  INSERT INTO "StoredFile" ("id", "companyId", "key", "name", "mime", "size", "sha256", "createdAt", "orphanedAt")
    SELECT gen_random_uuid(), c."id", f.*, now(), NULL FROM "Company" c,
      (VALUES ('a', 'a.pdf', 'application/pdf', 2000000000, ''), ('b', 'b.pdf', 'application/pdf', 2000000000, '')) f;`;
// The migration suspends forced row-level security. Otherwise its UPDATE would change nothing, because row-level
// security hides the rows from the owner of the tables.
const CONVERSION = `
  ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
  UPDATE "Supplier" SET "dunsNumber" = regexp_replace("dunsNumber", '\\D', '', 'g');
  ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;`;

test('converts the rows of a filled database, also for an owner that row-level security hides them from', async () => {
  const url = new URL(await newDatabase());
  const name = url.pathname.slice(1);
  await withClient(server.url('postgres'), async (client) => {
    await client.query(`CREATE ROLE "${name}" LOGIN CREATEROLE NOSUPERUSER PASSWORD 'x'`);
    owners.push(name);
    await client.query(`ALTER DATABASE "${name}" OWNER TO "${name}"`);
  });
  const asSuperuser = url.toString();
  Object.assign(url, { username: name, password: 'x' });
  await migrate(url.toString(), MIGRATIONS_DIR);
  await withClient(asSuperuser, (client) => client.query(DATA));
  expect(await migrate(url.toString(), withLater(CONVERSION))).toEqual(['99991231000000_later']);
  await withClient(asSuperuser, async (client) => {
    const { rows } = await client.query('SELECT "dunsNumber" FROM "Supplier"');
    expect(rows).toEqual([{ dunsNumber: '123456789' }]);
    const bytes = async () => (await client.query('SELECT "bytes" FROM "StorageUse"')).rows[0].bytes;
    expect(await bytes()).toBe('4000000000');
    await client.query(`DELETE FROM "StoredFile" WHERE "key" = 'a'`);
    expect(await bytes()).toBe('2000000000');
    const open = await client.query(
      `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'companyId'
       WHERE c.relkind = 'r' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`,
    );
    expect(open.rows).toEqual([]);
  });
});

test('a migration that runs without a transaction keeps the batches before its failure, and is repeated', async () => {
  const url = await newDatabase();
  await withClient(url, (client) => client.query('CREATE TABLE filled (n int PRIMARY KEY)'));
  const script = `${WITHOUT_TRANSACTION}DO $$ BEGIN
    INSERT INTO filled VALUES (1) ON CONFLICT DO NOTHING;
    COMMIT;
    IF to_regclass('ready') IS NULL THEN RAISE 'not ready'; END IF;
    INSERT INTO filled VALUES (2);
  END $$;`;
  const folder = migrationsWith({ '1_fill': script });
  await expect(migrate(url, folder)).rejects.toThrow('not ready');
  const filled = async () => (await withClient(url, (client) => client.query('SELECT n FROM filled'))).rows.length;
  expect([await filled(), await history(url)]).toEqual([1, []]);
  await withClient(url, (client) => client.query('CREATE TABLE ready ()'));
  expect(await migrate(url, folder)).toEqual(['1_fill']);
  expect(await filled()).toBe(2);
});

test('gives suppliers of before their waits, and leaves row-level security forced', async () => {
  const url = await newDatabase();
  const before = readMigrations(MIGRATIONS_DIR).filter(({ name }) => name < '20261127090000');
  await migrate(url, MIGRATIONS_DIR, { only: new Set(before.map(({ name }) => name)) });
  await withClient(url, (client) => client.query(DATA));
  await migrate(url, MIGRATIONS_DIR);
  await withClient(url, async (client) => {
    const waits = await client.query('SELECT "waitingFor", "waitingSince" = "createdAt" AS "isSince" FROM "Supplier"');
    expect(waits.rows).toEqual([{ waitingFor: 'introduction', isSince: true }]);
    const lifted = await client.query(
      `SELECT relname FROM pg_class WHERE relrowsecurity AND NOT relforcerowsecurity AND relkind = 'r'`,
    );
    expect(lifted.rows).toEqual([]);
  });
});

test('gives confirmed handovers of before the account of the colleague, and builds all indexes', async () => {
  const url = await newDatabase();
  const before = readMigrations(MIGRATIONS_DIR).filter(({ name }) => name < '20261128110100');
  await migrate(url, MIGRATIONS_DIR, { only: new Set(before.map(({ name }) => name)) });
  await withClient(url, (client) =>
    client.query(`${DATA}
      INSERT INTO "User" ("id", "email", "name", "emailProvenAt")
        SELECT gen_random_uuid(), v.*, 'X', now() FROM (VALUES ('new@a.test'), ('open@a.test')) v;
      INSERT INTO "Handover" ("id", "companyId", "supplierId", "asker", "fullName", "email", "createdAt", "expiresAt",
          "confirmedAt")
        SELECT gen_random_uuid(), s."companyId", s."id", 'colleague', 'X', v.email, now(), now(), v.at
        FROM "Supplier" s, (VALUES ('new@a.test', now()), ('open@a.test', NULL), ('none@a.test', now())) v (email, at);`),
  );
  await migrate(url, MIGRATIONS_DIR);
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT h."email", u."email" AS "to" FROM "Handover" h LEFT JOIN "User" u ON u."id" = h."toAccountId"
       ORDER BY h."email"`,
    );
    expect(rows).toEqual([
      { email: 'new@a.test', to: 'new@a.test' },
      { email: 'none@a.test', to: null },
      { email: 'open@a.test', to: null },
    ]);
    const invalid = await client.query('SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid');
    expect(invalid.rows).toEqual([]);
  });
});
