import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFromRooms } from './bundle.mjs';
import { createDatabase, dropDatabase, withClient } from './databases.mjs';
import { MIGRATIONS_DIR } from './migrate.mjs';

let migrate;
let dir;
const names = [];
const server = {
  url: (name) => {
    const url = new URL(process.env.TEST_DATABASE_URL);
    url.pathname = `/${name}`;
    return url.toString();
  },
};

beforeAll(async () => {
  ({ migrate } = await importFromRooms('migrate', "export { migrate } from './prisma/src/migrate';"));
  dir = mkdtempSync(join(tmpdir(), 'homologa-migrations-'));
});
afterAll(async () => {
  for (const name of names) await dropDatabase(server, name);
  rmSync(dir, { recursive: true, force: true });
});

async function newDatabase() {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  await createDatabase(server, name);
  return server.url(name);
}

function migrationsWith(scripts) {
  const folder = mkdtempSync(join(dir, 'set-'));
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), script);
  }
  return folder;
}

const history = (url) =>
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

test('a migration that fails leaves nothing, names itself, and may be mended and tried again', async () => {
  const url = await newDatabase();
  const folder = migrationsWith({ '1_a': 'CREATE TABLE a (x int);', '2_b': 'CREATE TABLE b (x int); SELECT 1/0;' });
  await expect(migrate(url, folder)).rejects.toThrow(/^2_b: division by zero/);
  expect(await history(url)).toEqual(['1_a']);
  writeFileSync(join(folder, '2_b', 'migration.sql'), 'CREATE TABLE b (x int);');
  expect(await migrate(url, folder)).toEqual(['2_b']);
});

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
