import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '../../../core/src/backup/make-backup';
import { restoreBackup } from '../../../core/src/backup/restore-backup';
import { compose } from '../../../core/src/compose';
import { type CoreEnv, coreEnv } from '../../../core/src/env';
import { databaseAccess, migrateDatabase } from '../../../core/src/kernel/database/database-admin';
import { Heartbeat } from '../../../core/src/kernel/jobs/heartbeat';
import { examineInstallation } from '../../../core/src/maintenance/examine-installation';
import { readPaymentTerms } from '../../../core/src/payments/payment-file';
import {
  buildPerson,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
  PASSWORD,
} from '../../../core/src/test/builders';
import { createServer } from '../../../server/src/app';
import { routesFor } from '../../../server/src/route-table';
import { buildOnboarding, onboardingClient } from '../../../server/src/test/onboarding-builders';
import { createDatabase, withClient } from './databases';
import { MIGRATIONS_DIR } from './migrate';
import { startPostgres } from './postgres';
import { installedVersions } from './postgres-home';

type Product = Awaited<ReturnType<typeof openProduct>>;

const folder = mkdtempSync(join(tmpdir(), 'homologa-backup-'));
const INVITED = 40;

const envOf = (databaseUrl: string, dataDir: string) =>
  coreEnv.parse({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

/** Creates a database as docs/run-book/database.md describes. Its owner may create roles but is not a superuser. */
async function newDatabase(server: { url: (name: string) => string }) {
  const name = `backup_${randomUUID().slice(0, 8)}`;
  const asSuperuser = (sql: string) => withClient(server.url('postgres'), (client) => client.query(sql));
  await asSuperuser(`CREATE ROLE "${name}" LOGIN CREATEROLE PASSWORD 'p@ss/word'`);
  await createDatabase(server, name);
  await asSuperuser(`ALTER DATABASE "${name}" OWNER TO "${name}"`);
  const url = new URL(server.url(name));
  url.username = name;
  url.password = encodeURIComponent('p@ss/word');
  return url.toString();
}

async function openProduct(env: CoreEnv) {
  const composition = compose(env, { name: 'test', paymentTerms: readPaymentTerms(env) });
  const app = Object.assign(composition, { env, setNow: () => {}, destroy: () => composition.close() });
  const server = createServer(app, { routes: routesFor(app.config) }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', () => resolve(undefined)));
  const address = server.address() as AddressInfo;
  return {
    app,
    ctx: app.contextFor({ kind: 'system', name: 'operator' }),
    call: async (path: string, { token, ...init }: RequestInit & { token?: string } = {}) => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, { headers, ...init });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
    },
    server,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

const parsed = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString('utf8'));

let origin: { url: (name: string) => string; stop: () => Promise<void> };
let product: Product;
let worker: Heartbeat;
let made: { email: string; workflowId: string; supplierId: string; fileId: string };
const target = join(folder, 'backup');
const counts = async ({ app }: Product) => {
  const read = app.db.read;
  const counters = await read.$queryRaw`
    SELECT "workflowId", "dim", "val", sum("n")::int AS "n" FROM "SupplierStat" GROUP BY 1, 2, 3 HAVING sum("n") <> 0
    ORDER BY 1, 2, 3`;
  const statuses = await read.$queryRaw`
    SELECT "workflowId", "displayStatus"::text AS "val", count(*)::int AS "n" FROM "Supplier" GROUP BY 1, 2 ORDER BY 1, 2`;
  return { counters, statuses, storage: await read.storageUse.findMany({ orderBy: { companyId: 'asc' } }) };
};

beforeAll(async () => {
  origin = await startPostgres({ ephemeral: true });
  const env = envOf(await newDatabase(origin), join(folder, 'origin'));
  await migrateDatabase(env, MIGRATIONS_DIR);
  product = await openProduct(env);
  made = await fill(product);
  worker = new Heartbeat(product.app.db, () => new Date());
  await worker.beat();
}, 180_000);
afterAll(async () => {
  await product?.close();
  await origin?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fill({ app, call, server }: Product) {
  const other = await buildPerson(app);
  await buildWorkflow(app, other.companyId ?? '');
  const world = await buildOnboarding(app);
  const { token } = world.admin;
  const lines = Array.from({ length: INVITED }, (_, n) => ({
    company_name: `Aceros «${n}»\t\\N`,
    full_name: 'Ana "Ñ" Ruiz',
    emails: [`ana${n}@aceros.test`],
    country: n % 2 ? 'chile' : 'argentina',
  }));
  for (const line of lines) {
    const path = `/api/workflows/${world.workflow.id}/suppliers`;
    const added = await call(path, { token, method: 'POST', body: JSON.stringify(line) });
    expect(`${added.status} ${added.bytes.toString()}`).toMatch(/^201 /);
  }
  const decision = { decision: 'rejected', reason: 'Papers are missing' };
  const place = `/api/workflows/${world.workflow.id}/suppliers/${world.supplier.id}`;
  const decided = await call(`${place}/decisions`, { token, method: 'POST', body: JSON.stringify(decision) });
  expect(`${decided.status} ${decided.bytes.toString()}`).toMatch(/^20[01] /);
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server as never, {
    workflowId: world.workflow.id,
    supplierId: world.supplier.id,
  });
  await calls.connect({ link: world.link, token: account.token }).expect(200);
  const uploaded = await calls.upload({ token: account.token }, world.questions.file.id, 'a;b\n'.repeat(5_000));
  expect(uploaded.status).toBe(200);
  const [file] = await app.db.read.storedFile.findMany();
  return {
    email: world.admin.email,
    workflowId: world.workflow.id,
    supplierId: world.supplier.id,
    fileId: file?.id ?? '',
  };
}

const workersOf = async ({ ctx }: Product) =>
  (await examineInstallation(ctx, { bounceMailbox: null })).find(({ subject }) => subject === 'workers')?.state;

const backUp = (to: string) =>
  makeBackup(product.ctx, {
    target: to,
    access: databaseAccess(product.app.env),
    product: '0.0.0',
    onProgress: () => {},
  });

const restore = async (env: CoreEnv, from = target) => {
  const app = compose(env, { name: 'test', paymentTerms: readPaymentTerms(env) });
  try {
    return await restoreBackup(app.contextFor({ kind: 'system', name: 'operator' }), {
      source: from,
      access: databaseAccess(env),
      migrationsDir: MIGRATIONS_DIR,
      onProgress: () => {},
    });
  } finally {
    await app.close();
  }
};

test('a backup says what it holds, and a second one does not overwrite it', async () => {
  const { manifest, lostFiles } = await backUp(target);
  expect(lostFiles).toEqual([]);
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ Supplier: INVITED + 1, Company: 2, StoredFile: 1, SupplierDecision: 1 });
  expect(rows['Job']).toBeGreaterThanOrEqual(INVITED);
  expect(manifest.files).toMatchObject({ count: 1, totalBytes: 20_000, missing: 0 });
  await expect(backUp(target)).rejects.toThrow(/holds a backup already/);
  const entry = await product.app.db.read.auditEntry.findFirst({ where: { action: 'database.back_up' } });
  expect(entry?.facts).toMatchObject({ files: 1 });
}, 120_000);

test('a database that writes dates and numbers in another way gives the same backup', async () => {
  const { pathname } = new URL(product.app.env.DATABASE_URL);
  const name = pathname.slice(1);
  const set = (what: string) =>
    withClient(origin.url('postgres'), (client) => client.query(`ALTER DATABASE "${name}" ${what}`));
  await set("SET DateStyle = 'SQL, DMY'");
  await set("SET TimeZone = 'America/Sao_Paulo'");
  await set("SET IntervalStyle = 'sql_standard'");
  await set('SET extra_float_digits = -5');
  await set("SET bytea_output = 'escape'");
  const other = join(folder, 'other-style');
  try {
    await backUp(other);
  } finally {
    await set('RESET ALL');
  }
  const digests = (place: string): Record<string, string> =>
    Object.fromEntries(
      parsed({ bytes: readFileSync(join(place, 'manifest.json')) }).backup.tables.map(
        (table: { name: string; sha256: string }) => [table.name, table.sha256],
      ),
    );
  // The audit trail differs, and what waits for its place in the chain: the first backup itself writes an entry.
  const own = { AuditEntry: '', AuditUnlinked: '' };
  expect({ ...digests(other), ...own }).toEqual({ ...digests(target), ...own });
}, 120_000);

const SERVERS = [
  { kind: 'an embedded PostgreSQL', start: () => startPostgres({ ephemeral: true }) },
  ...installedVersions().map(({ version, programs }) => ({
    kind: `PostgreSQL ${version} of this machine`,
    start: () => startPostgres({ ephemeral: true, programs }),
  })),
];

describe.each(SERVERS)('in an empty cluster of $kind, without its roles', ({ kind, start }) => {
  let server: { url: (name: string) => string; stop: () => Promise<void> };
  beforeAll(async () => {
    server = await start();
  }, 120_000);
  afterAll(() => server?.stop());

  test('all of it is there after a restore: people sign in, lists and counters agree, files download', async () => {
    const env = envOf(await newDatabase(server), join(folder, `restored-${kind.replaceAll(' ', '-')}`));
    const { applied, manifest } = await restore(env);
    expect(applied).toEqual([]);
    expect(await migrateDatabase(env, MIGRATIONS_DIR)).toEqual([]);
    const restored = await openProduct(env);
    try {
      // The restored database contains only heartbeats of workers that serve the original database.
      expect(await restored.app.db.read.workerHeartbeat.count()).toBe(1);
      // Renews the worker's heartbeat, because restoring into clusters of several versions takes longer than a
      // heartbeat is valid.
      await worker.beat();
      expect([await workersOf(product), await workersOf(restored)]).toEqual(['ok', 'wrong']);
      await new Heartbeat(restored.app.db, () => new Date()).beat();
      expect(await workersOf(restored)).toBe('ok');
      const before = await counts(product);
      expect(await counts(restored)).toEqual(before);
      expect(before.counters).not.toEqual([]);
      const signedIn = await restored.call('/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: made.email, password: PASSWORD }),
      });
      expect(`${signedIn.status} ${signedIn.bytes.toString()}`).toMatch(/^20[01] /);
      const { token } = parsed(signedIn);
      const list = await restored.call(`/api/workflows/${made.workflowId}/suppliers`, { token });
      expect(list.status).toBe(200);
      expect(list.headers.get('Content-Range')).toMatch(new RegExp(`/${INVITED + 1}$`));
      const path = `/api/workflows/${made.workflowId}/suppliers/${made.supplierId}`;
      expect(parsed(await restored.call(path, { token })).decision.reason).toBe('Papers are missing');
      const row = await restored.app.db.read.storedFile.findUniqueOrThrow({ where: { id: made.fileId } });
      const stored = await restored.ctx.files.read(row.key);
      const chunks = [];
      for await (const chunk of stored) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toBe('a;b\n'.repeat(5_000));
      // After the restore, queued jobs are dispatched again, and row security, foreign keys and triggers are active.
      expect(await restored.app.db.read.job.count({ where: { status: 'queued', dispatchedAt: { not: null } } })).toBe(
        0,
      );
      await buildSupplier(restored.app, {
        id: made.workflowId,
        companyId: (await restored.app.db.read.workflow.findUniqueOrThrow({ where: { id: made.workflowId } }))
          .companyId,
      });
      const after = await counts(restored);
      expect(after.counters).not.toEqual(before.counters);
      const rules = await withClient(env.DATABASE_URL, (client) =>
        client.query(`SELECT (SELECT count(*)::int FROM pg_class WHERE relforcerowsecurity) AS forced,
          (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND convalidated AND connamespace = 'public'::regnamespace) AS keys,
          (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O') AS triggers`),
      );
      const own = await withClient(product.app.env.DATABASE_URL, (client) =>
        client.query(`SELECT (SELECT count(*)::int FROM pg_class WHERE relforcerowsecurity) AS forced,
          (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND convalidated AND connamespace = 'public'::regnamespace) AS keys,
          (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O') AS triggers`),
      );
      expect(rules.rows).toEqual(own.rows);
      expect(manifest.tables.length).toBeGreaterThan(50);
    } finally {
      await restored.close();
    }
    await expect(restore(env)).rejects.toThrow(/is not empty/);
  }, 180_000);

  test('a restore that was cut off once the tables were there is repeated, but none over tables of a later version', async () => {
    const env = envOf(await newDatabase(server), join(folder, randomUUID()));
    // The owner of the first database in the cluster created the group roles, so later owners need a grant.
    const groups = `GRANT homologa_app, homologa_system TO "${new URL(env.DATABASE_URL).username}" WITH ADMIN OPTION`;
    await withClient(server.url('postgres'), (client) => client.query(groups));
    await migrateDatabase(env, MIGRATIONS_DIR);
    const asOwner = (statement: string) => withClient(env.DATABASE_URL, (client) => client.query(statement));
    await asOwner(`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
      VALUES ('later', 'x', '99991231000000_later', now())`);
    await expect(restore(env)).rejects.toThrow(/is not empty/);
    await asOwner(`DELETE FROM "_prisma_migrations" WHERE "id" = 'later'`);
    await restore(env);
    const { rows } = await asOwner(`SELECT count(*)::int AS n FROM "User"`);
    expect(rows[0].n).toBeGreaterThan(0);
    await expect(restore(env)).rejects.toThrow(/is not empty/);
  }, 180_000);

  const damaged = [
    { what: 'a table', name: 'tables/Supplier.copy.gz' },
    { what: 'the index of files', name: 'files.jsonl.gz' },
    { what: 'a stored file', name: () => `files/${made.fileId.slice(-2)}/${made.fileId}` },
    { what: 'the manifest', name: 'manifest.json' },
  ];
  test.each(damaged)(
    'one changed byte of $what is found before the database is touched',
    async ({ name }) => {
      const file = typeof name === 'string' ? name : name();
      const copy = join(folder, `damaged-${randomUUID()}`);
      cpSync(target, copy, { recursive: true });
      const bytes = readFileSync(join(copy, file));
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(copy, file), bytes);
      const env = envOf(await newDatabase(server), join(folder, randomUUID()));
      await expect(restore(env, copy)).rejects.toThrow(`${file} is damaged`);
      const { rows } = await withClient(env.DATABASE_URL, (client) =>
        client.query(`SELECT count(*)::int AS n FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
      );
      expect(rows).toEqual([{ n: 0 }]);
    },
    60_000,
  );
});

test('a backup that was cut off is none', async () => {
  const copy = join(folder, 'cut');
  cpSync(target, copy, { recursive: true });
  rmSync(join(copy, 'manifest.json'));
  const env = envOf(product.app.env.DATABASE_URL, join(folder, 'nowhere'));
  await expect(restore(env, copy)).rejects.toThrow(/cut off/);
  await expect(backUp(copy)).rejects.toThrow(/is not empty/);
});

test('a backup of the former layout is refused with a sentence', async () => {
  const copy = join(folder, 'former');
  cpSync(target, copy, { recursive: true });
  const { backup } = parsed({ bytes: readFileSync(join(copy, 'manifest.json')) });
  backup.migrations.unshift({ name: '20000101000000_former', checksum: 'x' });
  const seal = createHash('sha256').update(JSON.stringify(backup)).digest('hex');
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ seal, backup }));
  const env = envOf(product.app.env.DATABASE_URL, join(folder, 'nowhere'));
  await expect(restore(env, copy)).rejects.toThrow(
    'from before the first release (20000101000000_former), whose tables cannot be upgraded: restore it with that version.',
  );
});
