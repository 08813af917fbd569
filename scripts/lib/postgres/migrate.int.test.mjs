import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFromRooms } from '../build/bundle.mjs';
import { createDatabase, dropDatabase, withClient } from './databases.mjs';
import { MIGRATIONS_DIR } from './migrate.mjs';

/** @type {typeof import('../../../prisma/src/migrate.js').migrate} */
let migrate;
let MIGRATION_LOCK = 0;
/** @type {string} */
let dir;
/** @type {string[]} */
const names = [];
/** @type {string[]} */
const owners = [];
const server = {
  url: (/** @type {string} */ name) => {
    const url = new URL(String(process.env.TEST_DATABASE_URL));
    url.pathname = `/${name}`;
    return url.toString();
  },
};

beforeAll(async () => {
  ({ migrate, MIGRATION_LOCK } = await importFromRooms('migrate', "export * from './prisma/src/migrate';"));
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

/** @param {Record<string, string>} scripts */
function migrationsWith(scripts) {
  const folder = mkdtempSync(join(dir, 'set-'));
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), script);
  }
  return folder;
}

const history = (/** @type {string} */ url) =>
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

test('a migration waits for a backup as long as it takes, and for a table five minutes', async () => {
  const url = new URL(await newDatabase());
  // A default of the database or of the login does not count either.
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
      expect((await backup.query('SELECT patience FROM a')).rows).toEqual([{ patience: '5min' }]);
    });
    const statements = asked.mock.calls.map(([text]) => text);
    const before = statements.slice(
      0,
      statements.findIndex((text) => text.includes('pg_advisory_lock(')),
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

const OLDER = '00000000-0000-7000-8000-00000000f001';
const NEWER = '00000000-0000-7000-8000-00000000f002';
const SCREENED = '00000000-0000-7000-8000-00000000d001';
const EARLIER_DATA = `
  INSERT INTO "Company" ("id", "legalName", "name") VALUES ('00000000-0000-7000-8000-000000000001', 'A', 'A');
  INSERT INTO "Workflow" ("id", "companyId", "type", "product", "reportType", "payment", "createdAt", "modifiedAt", "dueAt")
    SELECT '00000000-0000-7000-8000-0000000000c1', "id", 'onboarding', 'report', 'bir', 'client', now(), now(),
      '2026-12-24T23:30:00Z' FROM "Company";
  INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "dunsNumber", "createdAt", "modifiedAt")
    SELECT '${SCREENED}', "companyId", "id", 'Aceros', '12-345-6789', now(), now() FROM "Workflow";
  INSERT INTO "Screening" ("id", "companyId", "supplierId", "status", "data", "requestedAt")
    SELECT '00000000-0000-7000-8000-0000000000e1', "companyId", "id", 'match', '{}', now() FROM "Supplier";
  INSERT INTO "ReportRequest" ("id", "companyId", "workflowId", "supplierId", "kind", "status", "gateway", "figures",
      "requestedAt", "deliveredAt")
    SELECT r.id::uuid, s."companyId", s."workflowId", s."id", 'bir', 'delivered', 'desk', r.figures::jsonb, now(),
      r.day::timestamptz
    FROM "Supplier" s, (VALUES ('${OLDER}', '{"paydex": 70, "industry": null, "phones": []}', '2026-01-01'),
      ('${NEWER}', '{"paydex": 80, "shareholders": ["Luz Gómez (50.5 %)", "Acero (Chile) S.A."]}', '2026-02-01')) r (id, figures, day);
  INSERT INTO "Report" ("supplierId", "companyId", "companyName", "emails", "paydex", "revenue", "emmaScore",
      "balanceSheetDate", "updatedAt")
    SELECT "id", "companyId", E'Ñandú "SA"\n', '{a@b.test}', 80, 1250000.50, 3.7, '2025-12-31', now() FROM "Supplier";
  INSERT INTO "StoredFile" ("id", "companyId", "key", "name", "mime", "size", "sha256", "createdAt", "orphanedAt")
    SELECT gen_random_uuid(), c."id", f.*, now(), NULL FROM "Company" c,
      (VALUES ('a', 'a.pdf', 'application/pdf', 2000000000, ''), ('b', 'b.pdf', 'application/pdf', 2000000000, '')) f;`;

test('what a database holds is carried along, also by an owner that row-level security hides it from', async () => {
  const url = new URL(await newDatabase());
  const name = url.pathname.slice(1);
  await withClient(server.url('postgres'), async (client) => {
    await client.query(`CREATE ROLE "${name}" LOGIN CREATEROLE NOSUPERUSER PASSWORD 'x'`);
    owners.push(name);
    await client.query(`ALTER DATABASE "${name}" OWNER TO "${name}"`);
  });
  const asSuperuser = url.toString();
  Object.assign(url, { username: name, password: 'x' });
  const earlier = mkdtempSync(join(dir, 'earlier-'));
  for (const entry of readdirSync(MIGRATIONS_DIR).filter((entry) => entry < '20261121')) {
    cpSync(join(MIGRATIONS_DIR, entry), join(earlier, entry), { recursive: true });
  }
  await migrate(url.toString(), earlier);
  await withClient(asSuperuser, (client) => client.query(EARLIER_DATA));
  await migrate(url.toString(), MIGRATIONS_DIR);
  await withClient(asSuperuser, async (client) => {
    const { rows } = await client.query(
      `SELECT s."screeningStatus", s."dunsNumber", w."dueDate"::text, w."version"
       FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"`,
    );
    expect(rows).toEqual([{ screeningStatus: 'match', dunsNumber: '123456789', dueDate: '2026-12-24', version: 1 }]);
    const { rows: used } = await client.query('SELECT "bytes" FROM "StorageUse"');
    expect(used).toEqual([{ bytes: '4000000000' }]);
    await client.query(`UPDATE "StoredFile" SET "orphanedAt" = now() WHERE "key" = 'a'`);
    await client.query(`DELETE FROM "StoredFile" WHERE "key" = 'a'`);
    const { rows: left } = await client.query('SELECT "bytes" FROM "StorageUse"');
    expect(left).toEqual([{ bytes: '2000000000' }]);
    await expectVersions(client);
    const { rows: details } = await client.query('SELECT "details" FROM "ReportRequest" ORDER BY "id"');
    expect(details.map((row) => row.details)).toEqual([
      {},
      {
        shareholdings: [
          { name: 'Luz Gómez', kind: null, country: null, share: 50.5 },
          { name: 'Acero (Chile) S.A.', kind: null, country: null, share: null },
        ],
      },
    ]);
    const { rows: moves } = await client.query(
      `SELECT "requestId", "fromStatus", "toStatus" FROM "ReportRequestTransition" ORDER BY "requestId", "fromStatus" NULLS FIRST`,
    );
    expect(moves).toEqual(
      [OLDER, NEWER].flatMap((requestId) => [
        { requestId, fromStatus: null, toStatus: 'queued' },
        { requestId, fromStatus: 'queued', toStatus: 'delivered' },
      ]),
    );
    const open = await client.query(
      `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'companyId'
       WHERE c.relkind = 'r' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`,
    );
    expect(open.rows).toEqual([]);
  });
});

/**
 * Deliveries from before the introduction of versions become version 1, with the number and hash that the product would
 * compute.
 * @param {import('pg').Client} client
 */
async function expectVersions(client) {
  const { deliveryHashOf, reportNumberOf } = await importFromRooms(
    'identity',
    "export * from './core/src/reports/delivery-identity.queries';",
  );
  const { rows } = await client.query(
    `SELECT v."requestId", v."number", v."version", v."data", v."sha256", q."currentDeliveryId" = v."id" AS "current",
       p."supplierId" IS NOT NULL AS "shown"
     FROM "ReportDelivery" v JOIN "ReportRequest" q ON q."id" = v."requestId"
     LEFT JOIN "Report" p ON p."currentDeliveryId" = v."id" ORDER BY v."deliveredAt"`,
  );
  const figures = [
    { paydex: 70 },
    {
      company_name: 'Ñandú "SA"\n',
      emails: ['a@b.test'],
      paydex: 80,
      revenue: 1250000.5,
      emma_score: 3.7,
      balance_sheet_date: '2025-12-31',
    },
  ];
  expect(rows).toEqual(
    [OLDER, NEWER].map((requestId, at) => {
      const data = { kind: 'bir', figures: figures[at] };
      const sha256 = deliveryHashOf(data);
      return { requestId, number: reportNumberOf(requestId), version: 1, data, sha256, current: true, shown: at === 1 };
    }),
  );
}
