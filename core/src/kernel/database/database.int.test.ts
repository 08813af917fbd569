import { DomainError } from '@homologa/domain/errors/domain-error';
import { openPool } from '@homologa/prisma/pool';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { eventually } from '../../test/eventually';
import { untilBlocked } from '../../test/stand-ins/blocked-backend';
import { cutDatabase } from '../../test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '../../test/test-database';
import { compose } from '../compose';
import { newId } from '../ids';
import type { Queries } from './database';
import { insertRows } from './insert-rows';
import { askInTenant } from './tenant-queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('a transaction sees only the company it names, and none when it names none', async () => {
  const mine = await buildPerson(app);
  const theirs = await buildPerson(app);
  for (const { companyId } of [mine, theirs]) {
    const workflow = await buildWorkflow(app, companyId ?? '');
    await buildSupplier(app, workflow);
  }
  const seen = await app.db.tenant(mine.companyId ?? '', (tx) => tx.supplier.findMany({ select: { companyId: true } }));
  expect(seen).toEqual([{ companyId: mine.companyId }]);
  const none = await app.db.tenant('', (tx) => tx.supplier.count());
  expect(none).toBe(0);
});

test('a database that is away is told apart from a statement that it refuses', async () => {
  const other = await createTestApp();
  try {
    const refused = await other.db.system((tx) => tx.user.findFirst({ where: { email: '\u0000' } })).catch(String);
    expect(refused).not.toContain('temporarily unavailable');
    expect(refused).toContain('invalid byte sequence');
    const restore = await cutDatabase(other);
    const away = await other.db.system((tx) => tx.user.count()).catch((error: unknown) => error);
    await restore();
    expect(away).toBeInstanceOf(DomainError);
    expect(away).toMatchObject({ code: 'service_unavailable' });
  } finally {
    await other.destroy();
  }
});

test('moments are read as they were written, whatever time zone and date style the database has', async () => {
  const other = await createTestApp();
  const { pathname } = new URL(other.env.DATABASE_URL);
  const at = new Date('2026-03-04T05:06:07.890Z');
  const owner = new Client({ connectionString: other.env.DATABASE_URL });
  await owner.connect();
  await owner.query(`ALTER DATABASE "${pathname.slice(1)}" SET TimeZone = 'America/Sao_Paulo'`);
  await owner.query(`ALTER DATABASE "${pathname.slice(1)}" SET DateStyle = 'SQL, DMY'`);
  await owner.end();
  const app = compose(other.env, { name: 'test', paymentTerms: {} });
  try {
    const data = { id: newId(), key: 'moment', name: '', mime: '', size: 0, sha256: '', createdAt: at };
    await app.db.statement.storedFile.create({ data });
    const byPrisma = await app.db.read.storedFile.findUniqueOrThrow({ where: { id: data.id } });
    const statement = { name: 'moment', text: 'SELECT "createdAt" FROM "StoredFile" WHERE "id" = $1' };
    const [byDriver] = await app.db.rows<{ createdAt: Date }>(statement, [data.id]);
    const [byShared] = await app.db.sharedRows<{ createdAt: Date }>(statement, [data.id]);
    const [epoch] = await app.db.read.$queryRaw<{ ms: number }[]>`
      SELECT (extract(epoch FROM "createdAt") * 1000)::float8 AS "ms" FROM "StoredFile" WHERE "id" = ${data.id}::uuid`;
    expect([byPrisma.createdAt, byDriver?.createdAt, byShared?.createdAt, new Date(epoch?.ms ?? 0)]).toEqual([
      at,
      at,
      at,
      at,
    ]);
  } finally {
    await app.close();
    await other.destroy();
  }
});

const seenBy = (tx: Queries) => tx.$queryRaw<{ companyId: string }[]>`SELECT "companyId" FROM "Supplier"`;

test('a read of a hot path sees only the company it names, however many share its connections', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(app)));
  for (const { companyId } of people) await buildSupplier(app, await buildWorkflow(app, companyId ?? ''));
  const asked = Array.from({ length: 40 }, (_, n) => people[n % people.length]?.companyId ?? '');
  const seen = await Promise.all(asked.map((companyId) => app.db.tenantRead(companyId, seenBy)));
  expect(seen).toEqual(asked.map((companyId) => [{ companyId }]));
  expect(await app.db.tenantRead('', seenBy)).toEqual([]);
});

test('what a transaction asks for at once is sent in turn, without a warning of the driver', async () => {
  const { companyId } = await buildPerson(app);
  await buildSupplier(app, await buildWorkflow(app, companyId ?? ''));
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const found = await app.db.system((tx) =>
    tx.supplier.findMany({
      where: { companyId: companyId ?? '' },
      include: { links: true, statusUpdates: true, workflow: true },
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(found).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('what is asked for at once is one transaction without a frame, in which nothing can be written', async () => {
  const { companyId } = await buildPerson(app);
  const own = companyId ?? '';
  const at = (tx: Queries) => tx.$queryRaw<{ xid: string }[]>`SELECT pg_current_xact_id_if_assigned()::text AS xid,
    now()::text AS began, current_setting('transaction_read_only') AS mode`;
  const [first, second] = await app.db.tenantRead(own, (tx) => Promise.all([at(tx), at(tx)]));
  expect(first).toEqual(second);
  expect(first).toEqual([expect.objectContaining({ mode: 'on' })]);
  const label = (tx: Queries) =>
    tx.$queryRaw`INSERT INTO "Label" ("id", "companyId", "name", "color")
      VALUES (${newId()}::uuid, ${own}::uuid, 'No', '')`;
  await expect(app.db.tenantRead(own, label)).rejects.toThrow('read-only transaction');
  const named = { name: 'test-mode', text: "SELECT current_setting('transaction_read_only') AS mode" };
  expect(await app.db.tenantStatement(own, named, [])).toEqual([{ mode: 'off' }]);
});

test('what is refused fails all that was asked for with it, and the connection that heard it is not used again', async () => {
  const { companyId } = await buildPerson(app);
  const asked = await app.db.tenantRead(companyId ?? '', (tx) =>
    Promise.allSettled([seenBy(tx), tx.$queryRaw`SELECT 1 / 0`, seenBy(tx)]),
  );
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await app.db.tenantRead(companyId ?? '', seenBy)).toEqual([]);
});

test('nothing is sent for a read that has failed already', async () => {
  const { companyId } = await buildPerson(app);
  let late: Promise<unknown> | undefined;
  const failed = app.db.tenantRead(companyId ?? '', async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => seenBy(tx));
    late.catch(() => undefined);
    await Promise.reject(new DomainError('not_found'));
  });
  await expect(failed).rejects.toThrow(DomainError);
  await expect(late).rejects.toThrow('the transaction is over');
});

test('what is asked for at once has one time limit together, however quick each statement is', async () => {
  const pool = openPool({ connectionString: app.env.DATABASE_URL, max: 1, query_timeout: 1_000 });
  const place = { companyId: newId(), isReadOnly: true };
  const asking = (count: number) =>
    askInTenant(pool, place, (tx) =>
      Promise.all(Array.from({ length: count }, () => tx.$queryRaw`SELECT pg_sleep(0.2) IS NOT NULL AS "slept"`)),
    );
  try {
    await expect(asking(20)).rejects.toThrow('Query read timeout');
    expect(pool.totalCount).toBe(0);
    expect(await asking(1)).toEqual([[{ slept: true }]]);
  } finally {
    await pool.end();
  }
});

test('a connection that breaks in the middle of a read fails that read alone', async () => {
  const other = await createTestApp();
  try {
    const reading = other.db.tenantRead(newId(), (tx) => tx.$queryRaw`SELECT pg_sleep(20)`).catch((error) => error);
    const restore = await cutDatabase(other);
    expect(await reading).toMatchObject({ code: 'service_unavailable' });
    await restore();
    expect(await other.db.tenantRead(newId(), seenBy)).toEqual([]);
  } finally {
    await other.destroy();
  }
});

test('a single statement sees and changes only the company it names, and leaves nothing when it is refused', async () => {
  const mine = (await buildPerson(app)).companyId ?? '';
  const theirs = (await buildPerson(app)).companyId ?? '';
  const label = {
    name: 'test-label',
    text: `INSERT INTO "Label" ("id", "companyId", "name", "color") VALUES ($1, $2, $3, '')`,
  };
  const all = { name: 'test-labels', text: 'SELECT "name" FROM "Label"' };
  await app.db.tenantStatement(mine, label, [newId(), mine, 'Ours']);
  await app.db.tenantStatement(theirs, label, [newId(), theirs, 'Theirs']);
  await expect(app.db.tenantStatement(mine, label, [newId(), theirs, 'Smuggled'])).rejects.toThrow(
    'row-level security',
  );
  const seen = await Promise.all([mine, theirs, mine, ''].map((company) => app.db.tenantStatement(company, all, [])));
  expect(seen).toEqual([[{ name: 'Ours' }], [{ name: 'Theirs' }], [{ name: 'Ours' }], []]);
});

test('a single statement that fell into a deadlock is sent again', async () => {
  const companyId = (await buildPerson(app)).companyId ?? '';
  const row = () => ({ id: newId(), companyId, name: newId(), color: '' });
  const [first, second] = [row(), row()];
  await app.db.tenant(companyId, (tx) => tx.label.createMany({ data: [first, second] }));
  // Locks the second row, then requests the first.
  const hold = {
    name: 'test-hold',
    text: `
      WITH held AS MATERIALIZED (SELECT "id" FROM "Label" WHERE "id" = $1 AND "companyId" = $3 FOR UPDATE)
      SELECT l."id" FROM held, "Label" l WHERE l."id" = $2 AND l."companyId" = $3 FOR UPDATE OF l`,
  };
  const lock = (tx: Queries, id: string) => tx.$queryRaw`SELECT 1 FROM "Label" WHERE "id" = ${id}::uuid FOR UPDATE`;
  let asked: Promise<unknown> | undefined;
  await app.db.tenant(companyId, async (tx) => {
    await lock(tx, first.id);
    asked ??= app.db.tenantStatement(companyId, hold, [second.id, first.id, companyId]);
    await untilBlocked(app);
    await lock(tx, second.id);
  });
  expect(await asked).toEqual([{ id: first.id }]);
});

test('many rows are written as they are, half characters as one sign, and none without a column of the others', async () => {
  const { companyId: id } = await buildPerson(app);
  const companyId = id ?? '';
  const label = (name: string) => ({ id: newId(), companyId, name, color: '#0f6b63', createdAt: new Date() });
  const names = ['Crítico "1" \\ {a}', 'half \ud800', '😀'];
  await app.db.tenant(companyId, (tx) => insertRows(tx, 'Label', names.map(label)));
  const written = await app.db.read.label.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  expect(written.map(({ name }) => name)).toEqual(['Crítico "1" \\ {a}', 'half \ufffd', '😀']);
  const mixed = [label('a'), { ...label('b'), color: undefined }];
  await expect(app.db.tenant(companyId, async (tx) => insertRows(tx, 'Label', mixed))).rejects.toThrow(TypeError);
});

const ANSWER = { name: 'shared-answer', text: 'SELECT $1::int AS n, pg_backend_pid() AS pid' };

test('what many look up at once shares a few connections, and each gets its own answer', async () => {
  const asked = Array.from({ length: 200 }, (_, n) => n);
  const answers = await Promise.all(asked.map((n) => app.db.sharedRows<{ n: number; pid: number }>(ANSWER, [n])));
  expect(answers.map(([row]) => row?.n)).toEqual(asked);
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(2);
});

test('a look-up that fails fails alone, and a shared connection that broke is made anew', async () => {
  const [refused, ...others] = await Promise.allSettled([
    app.db.sharedRows({ name: 'shared-refused', text: 'SELECT 1 / $1::int' }, [0]),
    ...Array.from({ length: 20 }, (_, n) => app.db.sharedRows(ANSWER, [n])),
  ]);
  expect(refused.status).toBe('rejected');
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
  const pids = async () =>
    new Set(
      (await Promise.all([1, 2, 3, 4].map((n) => app.db.sharedRows<{ n: number; pid: number }>(ANSWER, [n])))).flatMap(
        (rows) => rows.map(({ pid }) => pid),
      ),
    );
  const before = await pids();
  const slow = app.db.sharedRows({ name: 'shared-slow', text: 'SELECT pg_sleep($1)' }, [60]).catch((error) => error);
  await app.db.system((tx) => tx.$queryRaw`SELECT pg_terminate_backend(pid) FROM unnest(${[...before]}::int[]) pid`);
  expect(await slow).toMatchObject({ code: 'service_unavailable' });
  await eventually(async () => expect([...(await pids())].filter((pid) => before.has(pid))).toEqual([]));
});
