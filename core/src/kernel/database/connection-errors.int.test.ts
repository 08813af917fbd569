import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Prisma } from '@homologa/prisma/client';
import { openPool } from '@homologa/prisma/pool';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-database';
import { connectionCodeOf, isConflict, isUnavailable } from './connection-errors';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it worked',
    (error: unknown) => error,
  );

test('a place in a pool that is not had in time is said to be the database’s, for now', async () => {
  const pool = new pg.Pool({ connectionString: app.env.DATABASE_URL, max: 1 });
  const held = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  try {
    expect(isUnavailable(await failureOf(pool.query('SELECT 1')))).toBe(true);
  } finally {
    held.release();
    await pool.end();
  }
});

test('so is a statement that takes too long, a connection that is cut and a server that is not there', async () => {
  const pool = openPool({ connectionString: app.env.DATABASE_URL, max: 2, statement_timeout: 100 });
  const nobody = openPool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none', max: 1 });
  try {
    expect(isUnavailable(await failureOf(pool.query('SELECT pg_sleep(60)')))).toBe(true);
    const cut = pool.query('SELECT pg_terminate_backend(pg_backend_pid())');
    expect(isUnavailable(await failureOf(cut))).toBe(true);
    expect(isUnavailable(await failureOf(nobody.query('SELECT 1')))).toBe(true);
  } finally {
    await Promise.all([pool.end(), nobody.end()]);
  }
});

test('so is a server, or a pooler, that accepts a connection and does not answer in time', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const options = { connectionString: `postgresql://nobody@127.0.0.1:${port}/none`, connectionTimeoutMillis: 50 };
  const pool = new pg.Pool(options);
  try {
    for (const failure of [await failureOf(new pg.Client(options).connect()), await failureOf(pool.query('SELECT 1'))])
      expect([isUnavailable(failure), connectionCodeOf(failure)], String(failure)).toEqual([true, 'PostgreSQL']);
  } finally {
    silent.close();
    await pool.end();
  }
});

test('a mistake of ours is none of the database’s', async () => {
  const pool = openPool({ connectionString: app.env.DATABASE_URL, max: 1 });
  try {
    expect(isUnavailable(await failureOf(pool.query('SELECT nothing FROM nowhere')))).toBe(false);
    expect(isUnavailable(new TypeError('nothing is not a function'))).toBe(false);
  } finally {
    await pool.end();
  }
});

const ABORTED = [
  ['a deadlock', '40P01'],
  ['a serialization conflict', '40001'],
] as const;

test.each(ABORTED)('recognizes %s in errors of Prisma and of the driver', async (_name, code) => {
  const raise = `DO $$ BEGIN RAISE EXCEPTION 'aborted' USING ERRCODE = '${code}'; END $$`;
  const pool = openPool({ connectionString: app.env.DATABASE_URL, max: 1 });
  try {
    const failures = [
      await failureOf(pool.query(raise)),
      await failureOf(app.db.read.$queryRaw(Prisma.raw(raise))),
      await failureOf(app.db.system((tx) => tx.$executeRawUnsafe(raise))),
      new Prisma.PrismaClientKnownRequestError('aborted', { code: 'P2034', clientVersion: '' }),
    ];
    for (const failure of failures) expect(isConflict(failure), String(failure)).toBe(true);
  } finally {
    await pool.end();
  }
});

test('takes no port, name or value in a message for a conflict', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:40001'), { code: 'ECONNREFUSED' });
  expect(isConflict(refused)).toBe(false);
  expect(isConflict(new Error('postcode 40001 is unknown'))).toBe(false);
  const pool = openPool({ connectionString: app.env.DATABASE_URL, max: 1 });
  try {
    expect(isConflict(await failureOf(pool.query("SELECT '40001 x'::int")))).toBe(false);
  } finally {
    await pool.end();
  }
});
