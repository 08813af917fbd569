import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose } from '@homologa/core/compose';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { buildPerson } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import type { Program, ProgramProcess } from '@homologa/core/test/program-process';
import { asOwner } from '@homologa/core/test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from './app';
import { routesFor } from './route-table';
import { ask, bundleServer, startServer } from './test/server-process';

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../prisma/migrations');
const READY = { server: 'ok', tenant_role: 'ok', system_role: 'ok', sessions: 'ok', migrations: 'ok', queue: 'ok' };

let app: TestApp;
let program: Program;
const processes: ProgramProcess[] = [];
/** Database roles created by the tests. Roles belong to the cluster, so they outlive the test's database. */
const accounts: string[] = [];
const scratch = mkdtempSync(join(tmpdir(), 'homologa-readiness-'));
beforeAll(async () => {
  app = await createTestApp();
  program = await bundleServer();
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGKILL')));
  await app.destroy();
  for (const account of accounts) await asOwner(`DROP ROLE IF EXISTS "${account}"`);
  await program.remove();
  rmSync(scratch, { recursive: true, force: true });
});

async function readyz(change: { env?: object; migrationsDir?: string }) {
  const env = { ...app.env, ...change.env };
  const { migrationsDir } = change;
  const other = compose(env, { name: 'test', paymentTerms: readPaymentTerms(env), migrationsDir });
  const answer = await request(createServer(other, { routes: routesFor(other.config) })).get('/readyz');
  await other.close();
  return answer;
}

test('a server is ready while both roles are let in and the migrations are there', async () => {
  const answer = await readyz({ migrationsDir: MIGRATIONS });
  expect([answer.status, answer.body]).toEqual([
    200,
    { status: 'ready', version: 'unknown', commit: null, checks: READY },
  ]);
});

test('a database that lacks a migration of this server is not to be served from', async () => {
  cpSync(MIGRATIONS, scratch, { recursive: true });
  mkdirSync(join(scratch, '29990101000000_later'));
  writeFileSync(join(scratch, '29990101000000_later', 'migration.sql'), 'SELECT 1;');
  const answer = await readyz({ migrationsDir: scratch });
  expect([answer.status, answer.body.checks]).toEqual([503, { ...READY, migrations: 'missing' }]);
  expect(answer.headers['retry-after']).toBe('2');
});

test('a database of the former layout is not to be served from', async () => {
  const name = '20000101000000_former';
  await app.db.system(
    (tx) =>
      tx.$executeRaw`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
        VALUES ('former', 'x', ${name}, now())`,
  );
  const answer = await readyz({ migrationsDir: MIGRATIONS });
  await app.db.system((tx) => tx.$executeRaw`DELETE FROM "_prisma_migrations" WHERE "migration_name" = ${name}`);
  expect([answer.status, answer.body.checks]).toEqual([503, { ...READY, migrations: 'former_layout' }]);
});

test('a server of the version before stays ready after the migrations of the next one, in whatever order they sort', async () => {
  const before = join(scratch, 'before');
  cpSync(MIGRATIONS, before, { recursive: true });
  const names = readdirSync(before).filter((name) => /^\d/.test(name));
  rmSync(join(before, names.sort().at(-2) ?? ''), { recursive: true });
  const answer = await readyz({ migrationsDir: before });
  expect([answer.status, answer.body.checks]).toEqual([200, READY]);
});

test('a queue that is away is told and holds nothing up', async () => {
  const answer = await readyz({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  expect([answer.status, answer.body.checks]).toEqual([200, { ...READY, queue: 'away' }]);
});

test('an address that answers nothing is away within seconds', async () => {
  const answer = await readyz({ env: { DATABASE_APP_URL: 'postgresql://nobody:x@127.0.0.1:1/none' } });
  expect([answer.status, answer.body.checks]).toEqual([503, { ...READY, tenant_role: 'away' }]);
});

test('a configuration that cannot be used ends it with a line for each variable, and no stack', async () => {
  const wrong = { PASSWORD_MIN_LENGTH: 'three', SMTP_URL: '', NODE_ENV: 'production' };
  const said = await startServer(program, app, wrong).then(
    () => 'it started',
    ({ message }: Error) => message,
  );
  expect(said).toMatch(/^the program ended with 78: /);
  expect(said).toMatch(/^ +PASSWORD_MIN_LENGTH: /m);
  expect(said).not.toMatch(/^ +at /m);
});

test('the accounts of the database are changed without a stop (docs/run-book/rotate.md)', async () => {
  const database = new URL(app.env.DATABASE_URL).pathname.slice(1);
  const login = (role: string) => `${database}_${role}_login`.slice(-63);
  const { token } = await buildPerson(app);
  const start = async (env: Record<string, string> = {}) => {
    const started = await startServer(program, app, { SHUTDOWN_GRACE_SECONDS: '1', ...env });
    processes.push(started.process);
    return started;
  };
  const before = await start();
  let serving = before;
  const over = new AbortController();
  const statuses = new Set<number>();
  const calling = (async () => {
    while (!over.signal.aborted) statuses.add((await ask(serving.port, '/auth/reload', undefined, token)).status);
  })();

  for (const role of ['app', 'system']) {
    const next = `next_${database}_${role}`.slice(0, 63);
    accounts.push(next);
    await asOwner(`CREATE ROLE "${next}" LOGIN PASSWORD 'next' IN ROLE "homologa_${role}", "${login(role)}"`);
  }
  const address = (role: string) => {
    const url = new URL(app.env.DATABASE_URL);
    url.username = `next_${database}_${role}`.slice(0, 63);
    url.password = 'next';
    return url.toString();
  };
  const after = await start({ DATABASE_APP_URL: address('app'), DATABASE_SYSTEM_URL: address('system') });
  await eventually(async () => expect((await ask(after.port, '/readyz')).status).toBe(200));
  serving = after;

  await asOwner(`ALTER ROLE "${login('app')}" PASSWORD 'another' NOLOGIN`);
  await eventually(async () => {
    const { status, body } = await ask(before.port, '/readyz');
    expect([status, (JSON.parse(body) as { checks: object }).checks]).toEqual([503, { ...READY, tenant_role: 'away' }]);
  });
  expect((await ask(before.port, '/healthz')).status).toBe(200);
  expect(await before.process.end('SIGTERM')).toBe(0);

  over.abort();
  await calling;
  expect([...statuses]).toEqual([200]);
}, 90_000);
