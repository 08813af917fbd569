import { DomainError } from '@homologa/domain/errors/domain-error';
import { Prisma } from '@homologa/prisma/client';
import { openPool, SharedConnections } from '@homologa/prisma/pool';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compose } from '../../compose';
import { readTestEnv } from '../../env';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { eventually } from '../../test/eventually';
import { recordStatements } from '../../test/sent-statements';
import { untilBlocked } from '../../test/stand-ins/blocked-backend';
import { cutDatabase } from '../../test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '../../test/test-database';
import { newId } from '../ids';
import type { Tx } from './database';
import { createHot } from './hot';
import { insertRows } from './insert-rows';
import { prepare, type Statement, toStatement } from './statement';

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
    await app.db.system((tx) => tx.storedFile.create({ data }));
    const byPrisma = await app.db.read.storedFile.findUniqueOrThrow({ where: { id: data.id } });
    const moment = prepare<{ createdAt: Date }>('SELECT "createdAt" FROM "StoredFile" WHERE "id" = $1');
    const [byDriver] = await app.db.hot(null).rows(moment(data.id));
    const [epoch] = await app.db.read.$queryRaw<{ ms: number }[]>`
      SELECT (extract(epoch FROM "createdAt") * 1000)::float8 AS "ms" FROM "StoredFile" WHERE "id" = ${data.id}::uuid`;
    expect([byPrisma.createdAt, byDriver?.createdAt, new Date(epoch?.ms ?? 0)]).toEqual([at, at, at]);
  } finally {
    await app.close();
    await other.destroy();
  }
});

const SEEN = prepare<{ companyId: string }>('SELECT "companyId" FROM "Supplier"')();
const seenBy = (companyId: string) => app.db.hot(companyId).rows(SEEN);

test('a read of a hot path sees only the company it names, however many share its connections', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(app)));
  for (const { companyId } of people) await buildSupplier(app, await buildWorkflow(app, companyId ?? ''));
  const asked = Array.from({ length: 40 }, (_, n) => people[n % people.length]?.companyId ?? '');
  const seen = await Promise.all(asked.map(seenBy));
  expect(seen).toEqual(asked.map((companyId) => [{ companyId }]));
  expect(await seenBy('')).toEqual([]);
  await expect(seenBy(`'; SET LOCAL app.company_id = '${asked[0]}`)).rejects.toThrow('invalid input syntax');
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

interface Transaction {
  xid: string | null;
  began: string;
  mode: string;
}
const TRANSACTION = `pg_current_xact_id_if_assigned()::text AS xid, now()::text AS began,
  current_setting('transaction_read_only') AS mode`;
const at = prepare<Transaction>(`SELECT ${TRANSACTION}`)();
const atWriting = prepare<Transaction>(`SELECT ${TRANSACTION}`, 'write')();
const addLabel = (mode: 'read' | 'write', companyId: string, name: string): Statement<never> =>
  toStatement(
    Prisma.sql`INSERT INTO "Label" ("id", "companyId", "name", "color")
      VALUES (${newId()}::uuid, ${companyId}::uuid, ${name}, '')`,
    mode,
  );
const LABELS = prepare<{ name: string }>('SELECT "name" FROM "Label" ORDER BY "name"')();

test('the statements of a call are one transaction, in which only a marked one can write', async () => {
  const own = (await buildPerson(app)).companyId ?? '';
  const { first, second, none } = await app.db.hot(own).all({ first: at, second: at, none: undefined });
  expect(first).toEqual([{ xid: null, began: expect.any(String), mode: 'on' }]);
  expect([second, none]).toEqual([first, []]);
  const across = await app.db.hot(null).all({ first: at, second: at });
  expect(across.first).toEqual(across.second);
  await expect(app.db.hot(own).rows(addLabel('read', own, 'No'))).rejects.toThrow('read-only transaction');
  const { mode } = await app.db.hot(own).all({ label: addLabel('write', own, 'Yes'), mode: at });
  expect(mode).toEqual([expect.objectContaining({ mode: 'off', xid: expect.any(String) })]);
  expect(await app.db.hot(own).rows(LABELS)).toEqual([{ name: 'Yes' }]);
});

test('a call waits for the database once, however many statements it has', async () => {
  const own = (await buildPerson(app)).companyId ?? '';
  await seenBy(own);
  const sent = recordStatements();
  const reading = app.db.hot(own).all({ first: at, second: at, third: SEEN });
  // Waits one turn of the event loop, so that all statements are sent before the first response can arrive.
  await new Promise((resolve) => setImmediate(resolve));
  const atOnce = [...sent];
  await reading;
  vi.restoreAllMocks();
  expect(atOnce.map((text) => text.split(' ')[0])).toEqual(['BEGIN', 'SELECT', 'SELECT', 'SELECT', 'COMMIT']);
});

test('a statement that is refused undoes those of its call, and the connection that heard it is not used again', async () => {
  const own = (await buildPerson(app)).companyId ?? '';
  const divided = prepare<never>('SELECT 1 / 0', 'write')();
  for (const statements of [
    { label: addLabel('write', own, 'Undone'), divided },
    { divided, label: addLabel('write', own, 'Undone') },
  ]) {
    await expect(app.db.hot(own).all(statements)).rejects.toThrow('division by zero');
  }
  expect(await app.db.hot(own).rows(LABELS)).toEqual([]);
  expect(await seenBy(own)).toEqual([]);
});

test('a value that the driver could not send is refused before anything is sent', () => {
  const labelled = prepare<never>('UPDATE "Label" SET "name" = $1', 'write');
  expect(() => labelled({ toPostgres: () => 'x' })).toThrow(TypeError);
  expect(() => labelled(['a', ['b', { c: 1 }]])).toThrow(TypeError);
  expect(labelled('a', 1, null, true, new Date(0), ['b'], Buffer.from('c')).values).toHaveLength(7);
});

test('staff who look as a client write nothing, marked or not', async () => {
  const own = (await buildPerson(app)).companyId ?? '';
  const looking = app.db.forLooking();
  for (const mode of ['read', 'write'] as const) {
    const writing = looking.hot(own).rows(addLabel(mode, own, 'No'));
    await expect(writing).rejects.toMatchObject({ code: 'read_only_session' });
  }
  await expect(looking.hot(null).rows(atWriting)).rejects.toMatchObject({ code: 'read_only_session' });
  expect(await looking.hot(own).rows(LABELS)).toEqual([]);
});

const SLEEP = prepare<{ slept: boolean }>('SELECT pg_sleep(0.2) IS NOT NULL AS "slept"');

test('what is asked for at once has one time limit together, however quick each statement is', async () => {
  const limits = { connectionString: app.env.DATABASE_URL, query_timeout: 1_000 };
  const pool = openPool({ ...limits, max: 1 });
  const shared = new SharedConnections({ ...limits, statement_timeout: 1_000 }, 1);
  const hot = createHot({ pool, shared }, newId(), (work) => work());
  const asking = (count: number) =>
    hot.all(Object.fromEntries(Array.from({ length: count }, (_, place) => [`s${place}`, SLEEP()])));
  try {
    await expect(asking(20)).rejects.toThrow('Query read timeout');
    expect(pool.totalCount).toBe(0);
    expect(await asking(1)).toEqual({ s0: [{ slept: true }] });
  } finally {
    await pool.end();
  }
});

test('a connection that breaks in the middle of a read fails that read alone', async () => {
  const other = await createTestApp();
  try {
    const sleep = prepare<unknown>('SELECT pg_sleep(20)')();
    const reading = other.db
      .hot(newId())
      .rows(sleep)
      .catch((error: unknown) => error);
    const restore = await cutDatabase(other);
    expect(await reading).toMatchObject({ code: 'service_unavailable' });
    await restore();
    expect(await other.db.hot(newId()).rows(SEEN)).toEqual([]);
  } finally {
    await other.destroy();
  }
});

test('a single statement sees and changes only the company it names, and leaves nothing when it is refused', async () => {
  const mine = (await buildPerson(app)).companyId ?? '';
  const theirs = (await buildPerson(app)).companyId ?? '';
  await app.db.hot(mine).rows(addLabel('write', mine, 'Ours'));
  await app.db.hot(theirs).rows(addLabel('write', theirs, 'Theirs'));
  await expect(app.db.hot(mine).rows(addLabel('write', theirs, 'Smuggled'))).rejects.toThrow('row-level security');
  const seen = await Promise.all([mine, theirs, mine, ''].map((company) => app.db.hot(company).rows(LABELS)));
  expect(seen).toEqual([[{ name: 'Ours' }], [{ name: 'Theirs' }], [{ name: 'Ours' }], []]);
});

test('a single statement that fell into a deadlock is sent again', async () => {
  const companyId = (await buildPerson(app)).companyId ?? '';
  const row = () => ({ id: newId(), companyId, name: newId(), color: '' });
  const [first, second] = [row(), row()];
  await app.db.tenant(companyId, (tx) => tx.label.createMany({ data: [first, second] }));
  const hold = prepare<{ id: string }>(
    `
      WITH held AS MATERIALIZED (SELECT "id" FROM "Label" WHERE "id" = $1 AND "companyId" = $3 FOR UPDATE)
      SELECT l."id" FROM held, "Label" l WHERE l."id" = $2 AND l."companyId" = $3 FOR UPDATE OF l`,
    'write',
  );
  const lock = (tx: Tx, id: string) => tx.$queryRaw`SELECT 1 FROM "Label" WHERE "id" = ${id}::uuid FOR UPDATE`;
  let asked: Promise<unknown> | undefined;
  // If PostgreSQL aborts this transaction as the deadlock victim, the transaction is retried and starts another `hot`
  // statement.
  await app.db.tenant(companyId, async (tx) => {
    await asked;
    await lock(tx, first.id);
    asked = app.db.hot(companyId).rows(hold(second.id, first.id, companyId));
    await untilBlocked(app);
    await lock(tx, second.id);
  });
  expect(await asked).toEqual([{ id: first.id }]);
});

test('a read that fell into a deadlock is sent again', async () => {
  const companyId = (await buildPerson(app)).companyId ?? '';
  const [first, second] = [726_501, 726_502];
  const hold = prepare<{ key: number }>('SELECT pg_advisory_xact_lock($1::int)::text, $1::int AS key', 'read');
  let asked: Promise<unknown> | undefined;
  await app.db.tenant(companyId, async (tx) => {
    await asked;
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${first}::int)::text`;
    asked = app.db.hot(companyId).all({ one: hold(second), two: hold(first) });
    await untilBlocked(app);
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${second}::int)::text`;
  });
  expect(await asked).toMatchObject({ two: [{ key: first }] });
});

test('a read without a transaction that fell into a deadlock is sent again', async () => {
  const companyId = (await buildPerson(app)).companyId ?? '';
  const [first, second] = [726_503, 726_504];
  let asked: Promise<unknown> | undefined;
  await app.db.tenant(companyId, async (tx) => {
    await asked;
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${first}::int)::text`;
    asked = app.db.read.$queryRaw`
      SELECT pg_advisory_xact_lock(${second}::int)::text, pg_advisory_xact_lock(${first}::int)::text, 1 AS one`.then();
    await untilBlocked(app);
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${second}::int)::text`;
  });
  expect(await asked).toMatchObject([{ one: 1 }]);
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

const ANSWER = prepare<{ n: number; pid: number }>('SELECT $1::int AS n, pg_backend_pid() AS pid', 'look-up');
const answerFor = async (n: number) => (await app.db.hot(null).rows(ANSWER(n)))[0];

test('look-ups of many callers share two connections, and each gets its own answer', async () => {
  const asked = Array.from({ length: 200 }, (_, n) => n);
  const answers = await Promise.all(asked.map(answerFor));
  expect(answers.map((answer) => answer?.n)).toEqual(asked);
  const processes = new Set(answers.map((answer) => answer?.pid)).size;
  // A pooler gives each statement any of its own connections, so that their number is not that of ours.
  if (readTestEnv().database.DATABASE_POOLER === undefined) expect(processes).toBe(2);
});

test('a look-up that fails fails alone, and a shared connection that broke is made anew', async () => {
  const refusing = prepare<never>('SELECT 1 / $1::int', 'look-up');
  const [refused, ...others] = await Promise.allSettled([
    app.db.hot(null).rows(refusing(0)),
    ...Array.from({ length: 20 }, (_, n) => answerFor(n)),
  ]);
  expect(refused.status).toBe('rejected');
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
  const pids = async () => new Set((await Promise.all([1, 2, 3, 4].map(answerFor))).map((answer) => answer?.pid));
  const before = await pids();
  const slow = prepare<unknown>('SELECT pg_sleep($1)', 'look-up');
  const waiting = app.db
    .hot(null)
    .rows(slow(60))
    .catch((error: unknown) => error);
  await app.db.system((tx) => tx.$queryRaw`SELECT pg_terminate_backend(pid) FROM unnest(${[...before]}::int[]) pid`);
  expect(await waiting).toMatchObject({ code: 'service_unavailable' });
  await eventually(async () => expect([...(await pids())].filter((pid) => before.has(pid))).toEqual([]));
});
